import { array, object, string } from 'yup';
import { word } from '../../schema';

/** Whether the installation has an assistant. */
export interface AssistantState {
  available: boolean;
}

/** Writer of a part of a dialogue with the assistant. */
export type AssistantRole = 'user' | 'assistant';

/** A part of a dialogue with the assistant. */
export interface AssistantPart {
  role: AssistantRole;
  content: string;
}

/** The assistant's response. */
export interface AssistantResponse {
  content: string;
}

/** Most characters of a question. */
export const ASSISTANT_QUESTION_LENGTH = 4_000;
/** Most parts of a dialogue that travel with a question; the earliest are left out. */
export const ASSISTANT_PARTS = 20;

/** Schema of a question: the dialogue so far, the question last. */
export const assistantQuestion = object({
  parts: array()
    .of(
      object({
        role: string<AssistantRole>().oneOf(['user', 'assistant']).required(),
        content: word(20_000).required(),
      }),
    )
    .min(1)
    .max(ASSISTANT_PARTS)
    .required(),
});
