import { useMemo } from 'react';
import { articleCategories, companyLookups, dictionaries, pickers, type Http } from '@mingjian/api';
import { useCall, useHttp } from '@mingjian/api/react';
import { useLocale, type ComboboxLoad } from '@mingjian/ui';
import type { ListOption } from '@mingjian/widgets/DataGrid';

/** Maximum number of names that one lookup shows. */
const LIMIT = 50;
const ALL = { pageNum: 1, pageSize: 1_000 };

/** Returns the options of dictionaries in the current language, by code. Empty until loaded. */
export function useDictionaries(
  codes: readonly string[],
): Readonly<Record<string, readonly ListOption[]>> {
  const { language } = useLocale();
  const { data } = useCall(
    dictionaries.getCommonListGroup,
    codes.length > 0 ? { codes: codes.join(',') } : null,
  );
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(data ?? {}).map(([code, values]) => [
          code,
          values.map(({ code: key, value, valueEn }) => ({
            key,
            text: language === 'en' ? valueEn : value,
          })),
        ]),
      ),
    [data, language],
  );
}

/** Resources that a reference can lead to. A test names a list that uses another one. */
export const REFERENCE_TARGETS = [
  'aCompanyInfo',
  'sysUsers',
  'hArticleCategory',
  'sysDicCode',
] as const;
type ReferenceTarget = (typeof REFERENCE_TARGETS)[number];

/** The rows that a reference can lead to: all as options, searched by name, or both. */
export interface ReferenceSource {
  options?: readonly ListOption[];
  load?: ComboboxLoad;
}

/** Returns the sources of referenced resources, by resource. Only those in `targets` are loaded. */
export function useReferences(
  targets: readonly string[],
): Readonly<Record<string, ReferenceSource>> {
  const http = useHttp();
  const { language } = useLocale();
  const isUsed = (target: ReferenceTarget) => targets.includes(target);
  const { data: categories } = useCall(
    articleCategories.getList,
    isUsed('hArticleCategory') ? ALL : null,
  );
  const { data: codes } = useCall(dictionaries.getList, isUsed('sysDicCode') ? ALL : null);

  return useMemo(() => {
    const categoryOptions = (categories?.content ?? []).map(({ id, name, nameEn }) => ({
      key: id,
      text: language === 'en' ? (nameEn ?? name) : name,
    }));
    const codeOptions = (codes?.content ?? []).map(({ code, name }) => ({ key: code, text: name }));
    const sources: Record<ReferenceTarget, ReferenceSource> = {
      aCompanyInfo: { load: companyLookup(http) },
      sysUsers: { load: staffLookup(http) },
      hArticleCategory: { options: categoryOptions },
      sysDicCode: { options: codeOptions, load: optionLookup(codeOptions) },
    };
    return sources;
  }, [http, language, categories, codes]);
}

const companyLookup =
  (http: Http): ComboboxLoad =>
  async (companyName, { signal }) => {
    const companies = await http.send(
      companyLookups.getCompanyList,
      companyName ? { companyName } : {},
      { signal },
    );
    return companies.slice(0, LIMIT).map(({ id, companyName: label, companyShort }) => ({
      value: id,
      label,
      ...(companyShort && { description: companyShort }),
    }));
  };

const staffLookup =
  (http: Http): ComboboxLoad =>
  async (name, { signal }) => {
    const { content } = await http.send(pickers.getUserList, { pageSize: 1_000 }, { signal });
    const staff = content.filter(
      ({ realname, userType }) => userType === 'serviceUser' && realname.includes(name),
    );
    return staff.slice(0, LIMIT).map(({ id, realname, phone }) => ({
      value: id,
      label: realname,
      ...(phone && { description: phone }),
    }));
  };

/** Searches options that are already loaded, by label and key. */
const optionLookup =
  (options: readonly ListOption[]): ComboboxLoad =>
  async (text) =>
    options
      .filter((option) => option.text.includes(text) || option.key.includes(text))
      .map((option) => ({ value: option.key, label: option.text, description: option.key }));
