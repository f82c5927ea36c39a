import { field, resource, type TextFormat } from '@mingjian/api';
import { visitor } from '../http/caller';
import { ADMINISTRATORS } from '../roles';
import type { Language } from '../texts';
import { maskMobile } from './masks';
import { maskedText, refusedTexts } from './refusedTexts.fixtures';
import { commonScope } from './scope';
import { serve } from './serve';
import type { ServedResource } from './servedResource';
import { valuesOf } from './writeValues';

const formats = Object.keys(refusedTexts) as TextFormat[];
const storage = {
  objectType: 'thing',
  module: 'things',
  label: 'value',
  defaultOrder: 'value',
  scope: commonScope,
  columns: { value: 'name' },
  may: { read: ADMINISTRATORS },
} as const;

/** Returns the message for a text that a resource refuses. No database is needed for that. */
const messageOf = async (served: ServedResource, value: string, language: Language) =>
  valuesOf(served, { value }, visitor('', language), {} as never).then(
    () => null,
    ({ options }: { options: { data: { fields: object } } }) => options.data.fields,
  );

describe('a text that breaks the rule of its format', () => {
  it.each(formats)('is refused in the words of the contract: %s', async (format) => {
    const thing = resource('aThing', { value: field.text({ max: 64, write: true, format }) });
    const served = serve(thing, 'candidates')(storage);
    const { text, zh, en } = refusedTexts[format];

    expect(await messageOf(served, text, 'zh')).toEqual({ value: zh });
    expect(await messageOf(served, text, 'en')).toEqual({ value: en });
  });

  it('is refused for its masked characters first', async () => {
    const thing = resource('aThing', {
      value: field.text({ max: 64, write: true, masked: true, format: 'tel' }),
    });
    const served = serve(thing, 'candidates')({ ...storage, masks: { value: maskMobile } });
    const { text, zh, en } = maskedText;

    expect(await messageOf(served, text, 'zh')).toEqual({ value: zh });
    expect(await messageOf(served, text, 'en')).toEqual({ value: en });
  });
});
