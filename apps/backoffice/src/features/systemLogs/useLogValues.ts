import { use, useMemo } from 'react';
import { moneyText } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useLatestResponse, useLocale, useTexts } from '@mingjian/ui';
import { useRegionTexts } from '@mingjian/widgets/RegionCascader';
import { useDateFormat } from '../../base/useDateFormat';
import { useDictionaries } from '../../shared/dictionaries/useDictionaries';
import { nameIn, useReferenceNames } from '../../shared/resourceList/referenceNames';
import { useReferences } from '../../shared/resourceList/useReferences';
import { resourceListTexts } from '../../shared/resourceList/resourceList.texts';
import { logListTexts } from './logList.texts';
import { LogWords } from './LogWords';
import type { LogChange, LogLine } from './model/logChanges';
import { fieldOf } from './model/logFields';

/** Longest text of one value. */
const MOST = 300;

/** A reference in the values of a line. */
interface HeldKey {
  resource: string;
  key: string;
}

/** Returns the texts of the values of a line: labels of codes, and names of references. */
export function useLogValues(
  { objectType }: Pick<LogLine, 'objectType'>,
  changes: readonly LogChange[],
): (field: string, value: unknown) => string | null {
  const t = useTexts(resourceListTexts);
  const { changedValue } = useTexts(logListTexts);
  const { locale } = useLocale();
  const words = use(LogWords);
  const dates = useDateFormat();
  const fields = changes.map(({ field }) => fieldOf(objectType, field));
  const codes = useMemo(
    () => [
      ...new Set(changes.flatMap(({ field }) => fieldOf(objectType, field)?.dictionary ?? [])),
    ],
    [objectType, changes],
  );
  const { options, status } = useDictionaries(codes);
  const regions = useRegionTexts(fields.some((field) => field?.kind === 'region'));
  const { nameOf, isLoading } = useKeyNames(
    changes.flatMap(({ field, before, after }) => {
      const resource = fieldOf(objectType, field)?.resource;
      return resource === undefined
        ? []
        : [before, after].flatMap((key) => (typeof key === 'string' ? [{ resource, key }] : []));
    }),
  );

  return (name, value) => {
    if (value === null) return null;
    const field = fieldOf(objectType, name);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    switch (field?.kind) {
      case 'flag':
        return Number(value) === 1 ? t.yes : t.no;
      case 'code': {
        const option = options[field.dictionary ?? '']?.find(({ key }) => key === text);
        if (option) return option.text;
        if (field.dictionary && status === 'loading') return t.optionLoading;
        return words?.codeOf(objectType, name, text) ?? text;
      }
      case 'money':
        return moneyText(Number(value), locale);
      case 'time':
        return dates.time(text);
      case 'day':
        return dates.day(text);
      case 'region':
        return regions.textOf(value);
      case 'reference':
        return nameOf(field.resource!, text) ?? (isLoading ? t.optionLoading : t.unknownReference);
      case 'json':
      case 'list':
        return changedValue;
      default:
        return shortened(field?.html ? plainText(text) : text);
    }
  };
}

/** Returns the names of references. Those that the session lacks are loaded by their keys. */
function useKeyNames(held: readonly HeldKey[]) {
  const { language } = useLocale();
  const names = useReferenceNames(useHttp());
  const sources = useReferences();
  const nameOf = (resource: string, key: string) => nameIn(names, { resource, language }, key);
  const missing = held.filter(
    ({ resource, key }) => sources[resource] && nameOf(resource, key) === undefined,
  );
  const { isFetching } = useLatestResponse(
    missing.length > 0 ? JSON.stringify([language, missing]) : null,
    async (context) =>
      Promise.all(
        missing.map(async ({ resource, key }) =>
          sources[resource]!.loadByKey([key], context).catch(() => []),
        ),
      ),
  );
  return { nameOf, isLoading: isFetching };
}

const plainText = (html: string) =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();

const shortened = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
