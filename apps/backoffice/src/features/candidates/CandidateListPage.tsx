import { useMemo } from 'react';
import { useLocale, useTexts, type TagTone } from '@mingjian/ui';
import { CrudPage } from '../../shared/crud/CrudPage';
import { wordsIn } from '../../shared/crud/model/formValues';
import { useDictionaries } from '../../shared/crud/useDictionaries';
import { useLookups } from '../../shared/crud/useLookups';
import { useDateFormat } from '../../shared/useDateFormat';
import { useSignedIn } from '../../shell';
import { candidateTexts } from './candidates.texts';
import { candidateSet } from './candidateSet';

const DICTIONARIES = ['realname_status'] as const;
const TONES: { realname_status: Readonly<Record<string, TagTone>> } = {
  realname_status: { '0': 'neutral', '1': 'warning', '2': 'success', '3': 'danger', '4': 'danger' },
};

/** The people who are checked. */
export function CandidateListPage() {
  const t = useTexts(candidateTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const { realname_status: realname } = useDictionaries(DICTIONARIES, TONES);
  const lookups = useLookups();
  const isClient = useSignedIn().user.userType === 'companyUser';

  const set = useMemo(() => {
    const list = new Intl.ListFormat(locale, { type: 'unit' });
    const wordsOf = (json: unknown) => list.format(wordsIn(json));
    return candidateSet({ t, dates, lookups, realname, isClient, wordsOf });
  }, [t, locale, dates, lookups, realname, isClient]);
  return <CrudPage set={set} />;
}
