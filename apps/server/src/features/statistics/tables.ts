/** Sums of the rows of a Beijing day, of all or of those with the same value of a field. */
export interface StatisticDayTable {
  /** List and time that decides about the day, such as `order finishTime`. */
  deciding: string;
  /** `yyyy-MM-dd`. */
  day: string;
  /** Field of the list by which they are grouped; `''` for all rows. */
  field: string;
  /** Value of the field; `''` for none. */
  subject: string;
  sums: number[];
}

/** A day that was counted. */
export interface StatisticCountTable {
  deciding: string;
  day: string;
  /** Text that changes with what was counted. */
  revision: string;
}

/** A day whose rows have changed since; several lines of one day say the same. */
export interface StatisticChangeTable {
  deciding: string;
  day: string;
}

declare module '../../database/schema' {
  interface Schema {
    statisticDays: StatisticDayTable;
    statisticCounts: StatisticCountTable;
    statisticChanges: StatisticChangeTable;
  }
}

/** Times of a table that decide about days, by the names of what they decide. */
const ORDER_TIMES = {
  'order orderTime': 'order_time',
  'order acceptTime': 'accept_time',
  'order finishTime': 'finish_time',
};
const TASK_TIMES = {
  'task createTime': 'created_at',
  'task assignTime': 'assign_time',
  'task submitTime': 'submit_time',
  'task passTime': 'pass_time',
};

/** Columns that figures and their subjects are made of, beside the deciding times. */
export const NOTED_COLUMNS = {
  orders: [
    'order_status',
    'order_type',
    'urgent_flag',
    'amount',
    'sla_due_at',
    'dispute_status',
    'company_id',
    'pm_id',
    'product_id',
  ],
  order_tasks: ['status', 'danger_level', 'return_count', 'owner_id', 'item_code', 'order_id'],
};

const daysOf = (times: Readonly<Record<string, string>>, rows: readonly string[]) =>
  rows
    .flatMap((row) =>
      Object.entries(times).map(([deciding, column]) => `('${deciding}', ${row}.${column})`),
    )
    .join(', ');

const noted = (from: string, times: Readonly<Record<string, string>>, rows: readonly string[]) =>
  `insert into statistic_changes (deciding, day)
    select distinct times.deciding, (times.at at time zone 'Asia/Shanghai')::date
    from ${from} cross join lateral (values ${daysOf(times, rows)}) as times (deciding, at)
    where times.at is not null`;

/** Triggers of a table that note the days of its rows; an update those of rows that changed. */
function noteChanges(
  table: keyof typeof NOTED_COLUMNS,
  times: Readonly<Record<string, string>>,
  also = '',
) {
  const columns = [...NOTED_COLUMNS[table], ...Object.values(times)];
  const tuple = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  const changed = `before_rows as before_row join after_rows as after_row using (id)`;
  const body = (statement: string) =>
    `returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`;
  return [
    `create function note_inserted_${table}() ${body(noted('after_rows as after_row', times, ['after_row']))}`,
    `create function note_deleted_${table}() ${body(noted('before_rows as before_row', times, ['before_row']))}`,
    `create function note_updated_${table}() ${body(
      `${noted(changed, times, ['before_row', 'after_row'])}
        and ${tuple('before_row')} is distinct from ${tuple('after_row')}${also}`,
    )}`,
    `create trigger ${table}_note_inserted after insert on ${table}
      referencing new table as after_rows
      for each statement execute function note_inserted_${table}()`,
    `create trigger ${table}_note_deleted after delete on ${table}
      referencing old table as before_rows
      for each statement execute function note_deleted_${table}()`,
    `create trigger ${table}_note_updated after update on ${table}
      referencing old table as before_rows new table as after_rows
      for each statement execute function note_updated_${table}()`,
  ];
}

/** The tasks of an order are counted by its company and product. */
const TASKS_OF_ORDERS = `;
  ${noted(
    `before_rows as before_row join after_rows as after_row using (id)
      join order_tasks as task on task.order_id = after_row.id`,
    TASK_TIMES,
    ['task'],
  )}
    and (before_row.company_id, before_row.product_id)
      is distinct from (after_row.company_id, after_row.product_id)`;

/**
 * Creates the sums of days, and notes the days whose rows change. Published statements never
 * change. The list of tasks joins orders so that a count without their columns needs none.
 */
export const statisticDayMigration = [
  `create table statistic_days (
    deciding text not null,
    field text not null,
    day date not null,
    subject text not null,
    sums double precision[] not null,
    primary key (deciding, field, day, subject)
  )`,
  `create index statistic_days_subject on statistic_days (deciding, field, subject, day)`,
  `create table statistic_counts (
    deciding text not null,
    day date not null,
    revision text not null,
    primary key (deciding, day)
  )`,
  `create table statistic_changes (deciding text not null, day date not null)`,
  `create index statistic_changes_day on statistic_changes (deciding, day)`,
  ...noteChanges('orders', ORDER_TIMES, TASKS_OF_ORDERS),
  ...noteChanges('order_tasks', TASK_TIMES),
];
