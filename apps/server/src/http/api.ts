import { contract, type AnyCall, type Area } from '@mingjian/api';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ValidationError } from 'yup';
import { Failure, notFound } from '../failure';
import { boundAreas } from '../features/boundAreas';
import { authenticate } from '../features/session/authenticate';
import { languageOf } from '../texts';
import type { Backend } from './backend';
import { callKey, type BoundCall } from './bind';
import { visitor } from './caller';
import { succeed } from './envelope';
import { runOnce } from './idempotency';
import { readInput, refuseOtherFields } from './readInput';
import type { RequestVariables } from './securityHeaders';

const BODY_LIMIT = 1_048_576;

/** Tells which address a request came from. */
export type AddressOf = (context: Context) => string;

/** Returns every call of the contract as routes. Those that nobody has bound answer 501. */
export function apiRoutes(backend: Backend, addressOf: AddressOf) {
  const api = new Hono<{ Variables: RequestVariables }>();
  api.use(async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });
  api.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => {
        throw new Failure(413, (t) => t.tooLarge);
      },
    }),
  );

  for (const bound of everyCall()) {
    const { call } = bound;
    const methods = call.alsoPost ? ['GET', 'POST'] : [call.method];
    api.on(methods, call.path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
      answer(context, bound, backend, addressOf),
    );
  }
  api.all('*', () => {
    throw notFound();
  });
  return api;
}

/** Bound calls first: where two of the contract share a path, the one that works answers. */
function everyCall(): BoundCall[] {
  const bound = boundAreas.flat();
  const keys = new Set(bound.map(({ call }) => callKey(call)));
  const calls = Object.values(contract as Record<string, Area>).flatMap((area) =>
    Object.values(area),
  );
  return [...bound, ...calls.filter((call) => !keys.has(callKey(call))).map(unbound)];
}

const unbound = (call: AnyCall): BoundCall => ({ call, run: refuse, badInput: refuse });

async function refuse(): Promise<never> {
  throw new Failure(501, (t) => t.notAvailable);
}

async function answer(
  context: Context<{ Variables: RequestVariables }>,
  { call, run, badInput, writes, committed }: BoundCall,
  backend: Backend,
  addressOf: AddressOf,
) {
  const language = languageOf(context.req.header('accept-language'));
  const nobody = visitor(addressOf(context), language);
  const headers = {
    authorization: context.req.header('authorization'),
    accesstoken: context.req.header('accesstoken'),
  };
  const caller = call.open ? nobody : { ...nobody, ...(await authenticate(headers, backend)) };
  context.set('userId', caller.userId);

  const raw = await readInput(context, call);
  if (writes) refuseOtherFields(raw, writes(caller), language);
  const input: unknown = await call.input
    .validate(raw, { stripUnknown: true, abortEarly: false })
    .catch((error: unknown) => {
      if (error instanceof ValidationError && badInput) return badInput(caller, backend);
      throw error;
    });
  if (!writes) return succeed(context, await run(input, caller, backend));
  const request = { key: context.req.header('idempotency-key'), path: call.path, input };
  const outcome = await runOnce(request, caller, backend, (inside) => run(input, caller, inside));
  committed?.(backend);
  return succeed(context, outcome);
}
