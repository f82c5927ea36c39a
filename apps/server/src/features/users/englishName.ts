import { sql } from 'kysely';

/** The English name of a role, in a query of its table: its Chinese one where it has none. */
export const englishName = sql<string>`coalesce(nullif(name_en, ''), name)`;
