/** Industries of the dictionary, by the word that people typed before there was one. */
const WORDS = [
  ['互联网', 'internet'],
  ['制造业', 'manufacturing'],
  ['金融', 'finance'],
  ['零售', 'retail'],
  ['贸易', 'trade'],
  ['物流', 'logistics'],
  ['交通出行', 'mobility'],
  ['医药', 'medicine'],
  ['教育', 'education'],
  ['文化娱乐', 'culture'],
  ['餐饮', 'catering'],
  ['酒店', 'hotel'],
  ['旅游', 'tourism'],
  ['能源', 'energy'],
  ['环保', 'environment'],
  ['建筑', 'construction'],
  ['房地产', 'realEstate'],
  ['农业', 'agriculture'],
  ['人力资源', 'humanResources'],
  ['其他', 'other'],
] as const;

const words = WORDS.map(([word, code]) => `('${word}', '${code}')`).join(', ');

/**
 * Industries become codes of a dictionary. A word that it does not have is added to it, in both
 * languages, so that no company loses its industry.
 */
export const industries = [
  `insert into dictionaries (code, name, name_en) values ('industry', '行业', 'Industry')
    on conflict do nothing`,
  `update companies set industry = nullif(trim(industry), '')
    where industry is distinct from nullif(trim(industry), '')`,
  `update companies set industry = known.code
    from (values ${words}) as known (word, code) where industry = known.word`,
  `insert into dictionary_values (id, dictionary_code, code, value, value_en, sort)
    select 'industry.' || industry, 'industry', industry, industry, industry, 100
    from companies where industry not in (select code from (values ${words}) as known (word, code))
    group by industry on conflict do nothing`,
];
