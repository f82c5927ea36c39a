import { candidate, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { LocaleProvider, type Language } from '@mingjian/ui';
import { renderHook } from '@testing-library/react';
import { checkOf } from '../../shared/resourceList/model/fieldCheck';
import { useOrderFields } from './useOrderFields';

/** Products that never come: the fields of the candidate need none. */
const http: Http = { send: async () => new Promise(() => {}) };

/** Returns the problem that the form finds in a value. */
function problemOf(name: string, value: string, language: Language = 'zh', idType = 2) {
  const { result } = renderHook(() => useOrderFields({ orderType: 1, companyId: undefined }), {
    wrapper: ({ children }) => (
      <LocaleProvider language={language}>
        <ApiProvider http={http}>{children}</ApiProvider>
      </LocaleProvider>
    ),
  });
  return result.current.fields
    .find(({ field }) => field === name)!
    .check?.(value, {
      idType,
      idCardNo: value,
    });
}

describe('the form that orders a check', () => {
  it.each([
    ['mobile', '办公室', candidate.fields.mobile],
    ['mobile', '138****2268', candidate.fields.mobile],
    ['idCardNo', '123', candidate.fields.idNo],
    ['email', 'nobody', candidate.fields.email],
  ] as const)('has for %s %s the words of the candidate’s form', (name, value, field) => {
    const problem = problemOf(name, value);

    expect(problem).toBeTruthy();
    expect(problem).toBe(checkOf(field, 'zh')!(value, {}));
  });

  it('speaks the language of its reader, and accepts what fits', () => {
    expect(problemOf('idCardNo', '123', 'en')).toBe(
      'Enter an ID number of 5 to 32 letters and digits',
    );
    expect(problemOf('idCardNo', '110105194912310021', 'zh', 1)).toBe(
      '末位校验码不符，请核对有无输错',
    );
    expect(problemOf('idCardNo', 'E12345678')).toBeUndefined();
    expect(problemOf('mobile', '13800001234')).toBeUndefined();
    expect(problemOf('email', 'name@example.com')).toBeUndefined();
  });
});
