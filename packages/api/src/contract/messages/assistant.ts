import {
  assistantQuestion,
  type AssistantResponse,
  type AssistantState,
} from '../../entities/messages/assistant';
import { read } from '../call';

/** The assistant, a language model of a provider that the installation names. Not specified. */
export const assistant = {
  getState: read('/assistant/getState').gives<AssistantState>(),
  /** Changes nothing: dialogues are not stored. */
  getResponse: read('/assistant/getResponse').takes(assistantQuestion).gives<AssistantResponse>(),
};
