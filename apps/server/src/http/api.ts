import { beijingDay, contract, resourceOf, type AnyCall, type Area } from '@mingjian/api';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { ValidationError } from 'yup';
import { forbidden, notFound, refusal, sessionEnded } from '../failure';
import { languageOf } from '../texts';
import type { Backend } from './backend';
import { callKey, type BoundArea, type BoundCall } from './bind';
import { visitor, type Caller } from './caller';
import { demandOpen } from './closedMenus';
import { succeed, succeedReading } from './envelope';
import { runOnce } from './idempotency';
import { discardReceived } from './readUpload';
import { readInput, refuseOtherFields } from './readInput';
import type { RequestVariables } from './securityHeaders';
import { say } from '../texts';

/** The two headers that carry a session's token. */
export interface TokenHeaders {
  authorization: string | undefined;
  accesstoken: string | undefined;
}

/** A caller as the session or the key says, without what the request says. */
export type KnownCaller = Omit<Caller, 'address' | 'agent' | 'language' | 'day'>;

/** Dependencies of the routes. */
export interface ApiOptions {
  /** The handled calls. Other calls of the contract respond 501. */
  areas: readonly BoundArea[];
  backend: Backend;
  /**
   * Returns the person of a session, whose life a call prolongs unless a program sent it, or the
   * account of a key. Throws 401 without one.
   */
  authenticate(
    headers: TokenHeaders,
    backend: Backend,
    isBackground: boolean,
  ): Promise<KnownCaller>;
  /** Returns the network address of a request. */
  addressOf(context: Context): string;
}

/** Bytes from which on a response is compressed: below, it is a packet or two anyway. */
const COMPRESSED_FROM = 4_096;

/** Returns every call of the contract as routes. */
export function apiRoutes(options: ApiOptions) {
  const api = new Hono<{ Variables: RequestVariables }>();
  api.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
  // Pictures of a library, people of a picker, outlines of a country. Files are sent as they are.
  api.use(
    compress({
      encoding: 'gzip',
      threshold: COMPRESSED_FROM,
      contentTypeFilter: /^application\/json\b/,
    }),
  );
  const allowed = new Map<string, string[]>();
  for (const bound of everyCall(options.areas)) {
    const { call } = bound;
    const methods = call.alsoPost ? ['GET', 'POST'] : [call.method];
    const path = call.path.replace(/\{(\w+)\}/g, ':$1');
    api.on(methods, path, (context) => handle(context, bound, options));
    allowed.set(path, [...(allowed.get(path) ?? []), ...methods]);
  }
  for (const [path, methods] of allowed)
    api.all(path, (context) => {
      context.header('Allow', [...new Set(methods)].join(', '));
      throw refusal(405, say, (t) => t.otherMethod);
    });
  api.all('*', () => {
    throw notFound();
  });
  return api;
}

/** Bound calls come first: where two of the contract share a path, the handled one responds. */
function everyCall(areas: readonly BoundArea[]): BoundCall[] {
  const bound = areas.flat();
  const keys = new Set(bound.map(({ call }) => callKey(call)));
  const calls = Object.values(contract as Record<string, Area>).flatMap((area) =>
    Object.values(area),
  );
  return [...bound, ...calls.filter((call) => !keys.has(callKey(call))).map(unbound)];
}

const unbound = (call: AnyCall): BoundCall => ({ call, run: refuse, badInput: refuse });

async function refuse(): Promise<never> {
  throw refusal(501, say, (t) => t.notAvailable);
}

/** Returns the person who calls; `null` where an open call needs none. */
async function knownPerson<Person>({ open }: AnyCall, person: () => Promise<Person>) {
  if (open === true) return null;
  return open === 'optional' ? person().catch(() => null) : person();
}

/** Whether a call takes a caller: a session of an account or of a candidate's link, or a key. */
function takes({ open, callers }: AnyCall, { candidate, apiKey }: Caller) {
  if (open !== false) return true;
  if (apiKey) return callers === 'keys';
  return callers === 'both' || callers === (candidate ? 'candidates' : 'people');
}

/** Characters of the name of a browser that are stored. */
const MOST_AGENT = 256;

async function handle(
  context: Context<{ Variables: RequestVariables }>,
  bound: BoundCall,
  { backend, authenticate, addressOf }: ApiOptions,
) {
  const { call } = bound;
  const language = languageOf(context.req.header('accept-language'));
  const agent = (context.req.header('user-agent') ?? '').slice(0, MOST_AGENT);
  const anonymous = visitor(addressOf(context), language, agent);
  const headers = {
    authorization: context.req.header('authorization'),
    accesstoken: context.req.header('accesstoken'),
  };
  const person = async () => authenticate(headers, backend, call.background);
  const leaving = context.req.raw.signal;
  const identify = async () => ({
    ...anonymous,
    day: beijingDay(backend.now()),
    ...(await knownPerson(call, person)),
    isAhead: context.req.header('purpose') === 'prefetch',
    leaving,
  });
  const caller = await identify();
  if (caller.apiKey) context.set('keyCaller', caller);
  // No call takes a session or a key that it does not name.
  if (!takes(call, caller)) throw caller.apiKey ? forbidden() : sessionEnded();
  demandOpen(resourceOf(call), caller, backend);
  context.set('userId', caller.userId);

  const raw = await readInput(context, call, backend.uploads, async (fields) =>
    bound.beforeFile?.(fields, caller, backend),
  );
  try {
    // A file takes minutes, in which a session can end and a person lose a right.
    const current = call.sends === 'multipart' ? await identify() : caller;
    backend.requests.count += 1;
    try {
      return await respond(context, bound, { raw, caller: current, backend });
    } finally {
      backend.requests.count -= 1;
    }
  } finally {
    await discardReceived(raw, backend.uploads);
  }
}

interface Incoming {
  /** The fields of the request, unchecked. */
  raw: object;
  caller: Caller;
  backend: Backend;
}

/** Checks the fields of a request and responds with what the call returns. */
async function respond(
  context: Context<{ Variables: RequestVariables }>,
  { call, run, badInput, writable, prepare, committed }: BoundCall,
  { raw, caller, backend }: Incoming,
) {
  const { language } = caller;
  // Proxies and browsers add query parameters of their own, so only bodies are held to the schema.
  if (call.effect !== 'read' && context.req.method === 'POST' && run !== refuse)
    refuseOtherFields(raw, writable?.(caller) ?? Object.keys(call.input.fields), language);
  // A name that every object has would find no field.
  const known = Object.entries(raw).filter(([name]) => Object.hasOwn(call.input.fields, name));
  const input: unknown = await call.input
    .validate(Object.fromEntries(known), { stripUnknown: true, abortEarly: false })
    .catch((error: unknown) => {
      if (error instanceof ValidationError && badInput) return badInput(caller, backend);
      throw error;
    });
  const addressed = async (text: string) => backend.addresses.addressed(text, caller.userId);
  if (call.effect === 'read')
    return succeedReading(context, await run(input, caller, backend), addressed);
  if (call.effect !== 'change' || run === refuse)
    return succeed(context, await run(input, caller, backend), addressed);
  const request = { key: context.req.header('idempotency-key'), path: call.path, input };
  const ready = prepare ? await prepare(input, caller, backend) : input;
  const outcome = await runOnce(request, caller, backend, (inside) => run(ready, caller, inside));
  committed?.(backend);
  return succeed(context, outcome, addressed);
}
