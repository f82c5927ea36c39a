/** Files that companies keep with us. */
export const storedFiles = [
  `create table stored_files (
    path text primary key check (path ~ '^/[A-Za-z0-9._/-]+$'),
    company_id text not null references companies (id),
    name text not null,
    content_type text not null,
    content text not null
  )`,
];
