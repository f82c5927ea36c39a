/**
 * Adds whether an order was finished by its due time. Published statements never change.
 */
export const orderDeliveryMigration = [
  `alter table orders
    add column delivery smallint not null generated always as (
      case when finish_time is null then 0
        when finish_time <= coalesce(sla_due_at, finish_time) then 1
        else 2 end
    ) stored`,
];
