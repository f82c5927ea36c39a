import type { ReadAudience, UserType } from '@mingjian/api';
import type { Generated } from 'kysely';
import type { Edited } from '../../database/columns';

export interface ArticleCategoryTable extends Edited {
  id: string;
  parentId: string | null;
  name: string;
  nameEn: string | null;
  code: string;
  sort: Generated<number>;
  enabled: Generated<0 | 1>;
  /** Kept by a trigger. */
  path: Generated<string>;
}

export interface ArticleTable extends Edited {
  id: string;
  categoryId: string;
  title: string;
  titleEn: string | null;
  summary: string | null;
  coverUrl: string | null;
  /** Sanitised HTML, or plain text. */
  content: string | null;
  videoUrl: string | null;
  /** Of the video, in seconds. */
  duration: number | null;
  author: string | null;
  publishTime: Date | null;
  topFlag: Generated<0 | 1>;
  viewCount: Generated<number>;
  mustLearn: Generated<0 | 1>;
  status: Generated<0 | 1>;
  readAudience: Generated<ReadAudience>;
  /** `yyyy-MM-dd`, there whenever somebody must read it. */
  readDeadline: string | null;
  /** The version from which a reading counts. */
  readFrom: Generated<number>;
}

/** A role whose people must read an article. */
export interface ArticleRoleTable {
  articleId: string;
  roleCode: string;
}

/** A department whose people must read an article, with those of the departments below it. */
export interface ArticleDepartmentTable {
  articleId: string;
  deptId: string;
}

/** A company whose people must read an article. */
export interface ArticleCompanyTable {
  articleId: string;
  companyId: string;
}

/** A confirmation to have read a version of an article. */
export interface ArticleReadingTable {
  articleId: string;
  userId: string;
  version: number;
  readAt: Date;
}

export interface ArticleReminderTable {
  articleId: string;
  userId: string;
  /** `yyyy-MM-dd`, the last day on which the person was reminded. */
  remindedOn: string;
}

/** A view: a person who must read a published article. */
export interface ArticleReaderView {
  id: string;
  articleId: string;
  userId: string;
  realname: string;
  userType: UserType;
  companyId: string | null;
  deptId: string | null;
  readDeadline: string;
  readFlag: 0 | 1;
  readAt: Date | null;
  readVersion: number | null;
  remindedOn: string | null;
}

export interface ArticleProgressTable {
  articleId: string;
  userId: string;
  /** Position at which the person stopped watching. */
  seconds: number;
  updatedAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    articleCategories: ArticleCategoryTable;
    articles: ArticleTable;
    articleProgress: ArticleProgressTable;
    articleRoles: ArticleRoleTable;
    articleDepartments: ArticleDepartmentTable;
    articleCompanies: ArticleCompanyTable;
    articleReadings: ArticleReadingTable;
    articleReminders: ArticleReminderTable;
    articleReaders: ArticleReaderView;
  }
}

/** Adds the paths of categories. A trigger keeps them, whoever moves one. */
export const articleCategoryMigration = [
  `alter table article_categories
    add column path text collate "C" not null default '',
    add constraint article_categories_parent_other check (parent_id <> id)`,
  `create function place_article_categories() returns trigger language plpgsql as $$
  begin
    with recursive tree as (
      select id, lpad(sort::text, 4, '0') || id as path
        from article_categories where parent_id is null
      union all
      select c.id, tree.path || '/' || lpad(c.sort::text, 4, '0') || c.id
        from article_categories c join tree on c.parent_id = tree.id
    )
    update article_categories c set path = tree.path from tree
      where c.id = tree.id and c.path is distinct from tree.path;
    return null;
  end $$`,
  `create trigger article_categories_place
    after insert or update of parent_id, sort on article_categories
    for each statement execute function place_article_categories()`,
  // The trigger fills in the paths of those that exist.
  `update article_categories set sort = sort`,
];

const ARTICLE_ID = `article_id text not null references articles (id) on delete cascade`;
const USER_ID = `user_id text not null references users (id) on delete cascade`;

/** Adds who must read an article and who has. Published statements never change. */
export const articleReadingMigration = [
  `alter table articles
    add column read_audience smallint not null default 0 check (read_audience between 0 and 4),
    add column read_deadline date,
    add column read_from integer not null default 1 check (read_from > 0),
    add constraint articles_read_deadline check (read_audience = 0 or read_deadline is not null)`,
  `create table article_roles (
    ${ARTICLE_ID},
    role_code text not null references roles (code) on delete cascade,
    primary key (article_id, role_code)
  )`,
  `create index article_roles_role on article_roles (role_code)`,
  `create table article_departments (
    ${ARTICLE_ID},
    dept_id text not null references departments (id) on delete cascade,
    primary key (article_id, dept_id)
  )`,
  `create index article_departments_department on article_departments (dept_id)`,
  `create table article_companies (
    ${ARTICLE_ID},
    company_id text not null references companies (id) on delete cascade,
    primary key (article_id, company_id)
  )`,
  `create index article_companies_company on article_companies (company_id)`,
  `create table article_readings (
    ${ARTICLE_ID},
    ${USER_ID},
    version integer not null check (version > 0),
    read_at timestamptz not null,
    primary key (article_id, user_id, version)
  )`,
  `create index article_readings_user on article_readings (user_id)`,
  `create table article_reminders (
    ${ARTICLE_ID},
    ${USER_ID},
    reminded_on date not null,
    primary key (article_id, user_id)
  )`,
  `create index article_reminders_user on article_reminders (user_id)`,
  `create view article_readers as
    select a.id || '-' || u.id as id, a.id as article_id, u.id as user_id, u.realname, u.user_type,
      u.company_id, u.dept_id, a.read_deadline, (r.read_at is not null)::integer as read_flag,
      r.read_at, r.version as read_version, reminder.reminded_on
    from articles a
    join users u on u.status = 1 and u.deleted_at is null
      and exists (select from user_roles held where held.user_id = u.id)
      and case a.read_audience
        when 1 then true
        when 2 then u.user_type = 'serviceUser'
        when 3 then u.user_type = 'companyUser'
        when 4 then
          exists (
            select from article_roles chosen
              join user_roles held on held.role_code = chosen.role_code
            where chosen.article_id = a.id and held.user_id = u.id
          )
          or exists (
            select from article_departments chosen
              join departments top on top.id = chosen.dept_id
              join departments own on own.id = u.dept_id
            where chosen.article_id = a.id
              and (own.id = top.id or starts_with(own.path, top.path || '/'))
          )
          or exists (
            select from article_companies chosen
            where chosen.article_id = a.id and chosen.company_id = u.company_id
          )
        else false
      end
    left join lateral (
      select version, read_at from article_readings
      where article_id = a.id and user_id = u.id and version >= a.read_from
      order by version limit 1
    ) r on true
    left join article_reminders reminder
      on reminder.article_id = a.id and reminder.user_id = u.id
    where a.status = 1 and a.deleted_at is null and a.read_audience > 0`,
];
