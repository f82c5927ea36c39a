import { assistant as assistantCalls } from '@mingjian/api';
import { inputFailure, refusal } from '../../failure';
import { bind } from '../../http/bind';
import { demandRight } from '../../resources/scope';
import { ANY_ROLE } from '../../roles';
import type { Feature } from '../feature';
import { countUse } from '../session/attempts';
import { assistantTexts } from './texts';

/** Questions of a person within a short time. */
const QUESTIONS = { of: 'assistant', most: 30, wait: 60 };

/** The assistant, which is off unless the installation names a provider. */
export const assistant: Feature = {
  name: 'assistant',
  calls: [
    bind(assistantCalls).to({
      getState: async (_, __, backend) => ({ available: backend.assistant !== undefined }),
      getResponse: async ({ parts }, caller, backend) => {
        demandRight(caller, ANY_ROLE);
        if (!backend.assistant) throw refusal(503, assistantTexts, (t) => t.off);
        if (parts.at(-1)?.role !== 'user')
          throw inputFailure([['parts', assistantTexts((t) => t.lastIsQuestion)]], caller.language);
        await countUse(QUESTIONS, caller.userId, backend);
        return { content: await backend.assistant.ask(parts, caller.leaving) };
      },
    }),
  ],
  menu: [
    {
      code: 'assistant',
      name: '智能助手',
      nameEn: 'Assistant',
      icon: 'sparkles',
      pageurl: 'openai',
      // Most installations have none; an administrator shows it.
      hidden: true,
      sort: 7,
      rights: ANY_ROLE,
    },
  ],
};
