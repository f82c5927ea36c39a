/** The word for a request for assistance, unless someone changed that of their dictionary. */
export const assistanceWord = [
  `update dictionary_values set value = '申请协助', version = version + 1, updated_at = now()
    where dictionary_code = 'notice_type' and code = '3' and value = '申请求助'`,
];
