import { refusal } from '../../failure';
import type { AssistantService } from '../../http/assistantService';
import { StartError } from '../../startError';
import { assistantTexts } from './texts';

/** Milliseconds until a silent provider counts as failed. */
const PATIENCE = 60_000;
/** Most bytes of a provider's response. */
const MOST_BYTES = 1_048_576;

/** The first part of every dialogue. */
const INSTRUCTION =
  'You help people who use a back-office for background checks of candidates in China. ' +
  'Respond in the language of the question. Never say whether to hire somebody.';

/** Settings of the assistant. */
export interface AssistantSettings {
  /** Address of chat completions, as OpenAI's and its many copies have them. */
  url: string;
  key: string | undefined;
  model: string;
  /** Milliseconds until a silent provider counts as failed. @default 60,000 */
  patience?: number;
}

/** Reads the settings of the assistant; `undefined` without an address, which is the default. */
export function readAssistant({
  ASSISTANT_URL: url,
  ASSISTANT_KEY: key,
  ASSISTANT_MODEL: model,
}: NodeJS.ProcessEnv): AssistantSettings | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new StartError(
      'ASSISTANT_URL is the http(s) address of chat completions, such as https://api.example.com/v1/chat/completions.',
    );
  if (!model)
    throw new StartError('ASSISTANT_MODEL is the name of the model; ASSISTANT_URL needs it.');
  return { url, key: key || undefined, model };
}

/** Returns the assistant of a provider with the protocol of chat completions. */
export function assistantProvider({
  url,
  key,
  model,
  patience = PATIENCE,
}: AssistantSettings): AssistantService {
  return {
    async ask(parts, leaving) {
      const timeout = AbortSignal.timeout(patience);
      const signal = leaving ? AbortSignal.any([timeout, leaving]) : timeout;
      const messages = [{ role: 'system', content: INSTRUCTION }, ...parts];
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(key && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ model, messages, stream: false }),
          redirect: 'error',
          signal,
        });
        const body = await readText(response);
        if (response.status === 429) throw refusal(503, assistantTexts, (t) => t.busy);
        const content = response.ok ? contentIn(JSON.parse(body)) : undefined;
        if (content === undefined) throw failed();
        return content;
      } catch (error) {
        if (timeout.aborted) throw refusal(504, assistantTexts, (t) => t.slow);
        // The address is no part of it, and neither is what the provider responded.
        throw error instanceof Error && error.message.startsWith('Refused with') ? error : failed();
      }
    },
  };
}

const failed = () => refusal(502, assistantTexts, (t) => t.failed);

/** Returns the text of a response, which may be endless. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw failed();
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** Returns the text of the first choice; `undefined` for a response of another form. */
function contentIn(body: unknown): string | undefined {
  const { choices } = (body ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  return typeof content === 'string' && content.trim() !== '' ? content.trim() : undefined;
}
