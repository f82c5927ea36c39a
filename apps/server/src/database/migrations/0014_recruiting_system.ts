/** The word for companies without a recruiting system, for databases that have the dictionary. */
export const recruitingSystem = [
  `insert into dictionary_values (id, dictionary_code, code, value, value_en, sort)
    select 'ats_type.0', code, '0', '未对接', 'Not connected', 0
    from dictionaries where code = 'ats_type'
    on conflict do nothing`,
];
