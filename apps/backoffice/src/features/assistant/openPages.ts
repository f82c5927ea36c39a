import { openPage, type OpenPages } from '../../shell';

/** The assistant for visitors, who sign in first. */
export const openPages: OpenPages = {
  '/openai': openPage(() => import('./AssistantVisitorPage'), 'AssistantVisitorPage'),
};
