/** Adds the occasion of the warning to dictionaries that a database has already. */
export const balanceSceneMigration = [
  `insert into dictionary_values (id, dictionary_code, code, value, value_en, sort)
    select code || '.balanceLow', code, 'balanceLow', '余额预警', 'Balance running out', 21
    from dictionaries where code in ('outbox_kind', 'message_scene')
    on conflict do nothing`,
];
