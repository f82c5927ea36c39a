import type { CandidateLanguage } from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { browserStorage } from '../../base/browserStorage';

const KEY = 'mj.candidateLanguage';

/** Language of the candidates' pages: the chosen one, else the browser's. */
export const language = createStore<CandidateLanguage>(firstLanguage());

/** Changes the language and stores the choice on this device. */
export function chooseLanguage(chosen: CandidateLanguage) {
  language.set(chosen);
  browserStorage.set(KEY, chosen);
}

function firstLanguage(): CandidateLanguage {
  const stored = browserStorage.get(KEY);
  if (stored === 'zh' || stored === 'en') return stored;
  const ours = navigator.languages.find((tag) => /^(zh|en)\b/i.test(tag));
  return ours && /^en/i.test(ours) ? 'en' : 'zh';
}
