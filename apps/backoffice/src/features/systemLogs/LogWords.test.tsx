import { LOG_OBJECTS } from '@mingjian/api';
import { loadResourceLists } from '../../resourceLists';
import { wordsIn } from './LogWords';
import { resourcesOf } from './model/logFields';

describe('the words of the operate log', () => {
  it.each(['zh', 'en'] as const)('name every field that people write (%s)', async (language) => {
    const words = wordsIn(await loadResourceLists(), language);
    const written = LOG_OBJECTS.flatMap((object) =>
      resourcesOf(object).flatMap(({ fields }) =>
        Object.entries(fields).flatMap(([field, { options }]) =>
          options.write ? [{ object, field }] : [],
        ),
      ),
    );

    expect(written.length).toBeGreaterThan(80);
    expect(written.filter(({ object, field }) => !words.labelOf(object, field))).toEqual([]);
  });

  it('are those of the forms, and of their references', async () => {
    const words = wordsIn(await loadResourceLists(), 'zh');

    expect(words.labelOf('user', 'roleCode')).toBe('角色');
    expect(words.labelOf('company', 'contactPhone')).toBe('联系电话');
    expect(words.labelOf('company', 'managerId')).toBe('项目经理');
    expect(words.codeOf('role', 'userType', 'companyUser')).toBe('客户');
    expect(words.labelOf('user', 'isGreater')).toBeUndefined();
  });
});
