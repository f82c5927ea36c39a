import { flowOf } from '@mingjian/api';
import { type Failure, notFound } from '../failure';
import type { Backend } from '../http/backend';
import { clientOf, staff } from '../resources/probeTable.fixtures';
import { EVERYBODY, NOBODY, STAFF } from '../roles';
import { choicesOf, makeMove, movesOf } from './makeMove';
import { serveFlow, SYSTEM, type Actor, type FlowRow } from './serveFlow';

type DoorState = 0 | 1 | 2;

const door = flowOf<{ isJammed: boolean }, 'jammed'>()({
  name: 'door',
  states: [0, 1, 2],
  begins: { build: 0 },
  moves: {
    open: {
      from: [0],
      to: 1,
      by: ['staff', 'system'],
      blockers: ({ isJammed }) => (isJammed ? [{ code: 'jammed' as const }] : []),
    },
    knock: { from: [0, 1], by: ['client'] },
    shut: { from: [1], to: 0, by: ['staff'], reason: true },
    lock: { from: [0], to: 2, by: ['staff'] },
  },
});

type DoorMove = keyof typeof door.moves;

const words = {
  missing: notFound,
  label: (name: string) => () => name,
  blocker: (code: string) => () => code,
  changed: async () => () => 'changed',
  notFrom: async (name: string) => () => `not ${name}`,
};

const client = clientOf('company');
const candidate = { ...client, candidate: { candidateId: 'c' } } as unknown as Actor;
const now = new Date('2026-06-15T02:00:00Z');
const backend = { now: () => now } as Backend;

/** A door, and what was stored and recorded of it. */
function doorOf(
  state: DoorState = 0,
  { isJammed = false, may = STAFF as typeof EVERYBODY | typeof STAFF } = {},
) {
  const row: FlowRow<DoorState> = { id: 'door', state, version: 3 };
  const events: object[] = [];
  const served = serveFlow<FlowRow<DoorState>, { colour: string }, DoorState>()({
    flow: door,
    moves: {
      open: { may, isDone: ({ state: current }) => current === 1 },
      knock: { may: EVERYBODY },
      shut: { may: STAFF, sets: () => ({ colour: 'red' }) },
    },
    lock: async (id) => (id === row.id ? row : undefined),
    facts: async () => ({ isJammed }),
    store: async (_, next, changes) => void events.push({ next, ...changes }),
    record: async ({ reason, time }, made) => void events.push({ ...made, reason, time }),
    words,
  });
  const make = async (
    name: DoorMove,
    actor: Actor,
    input: { id?: string; reason?: string; version?: number } = {},
  ) =>
    makeMove(served, name, { id: 'door', ...input }, actor, backend).then(
      () => 'made',
      (failure: unknown) => (failure as Failure).code,
    );
  return { served, make, events };
}

describe('a move', () => {
  it('is stored, then recorded with its states, right, reason and time', async () => {
    const { make, events } = doorOf(1);
    expect(await make('shut', staff, { reason: ' wind ', version: 3 })).toBe('made');
    expect(events).toEqual([
      { next: 0, colour: 'red' },
      { name: 'shut', before: 1, after: 0, right: 'serviceUser', reason: 'wind', time: now },
    ]);
  });

  it('keeps the state where it leads nowhere', async () => {
    const { make, events } = doorOf(1);
    expect(await make('knock', client)).toBe('made');
    expect(events).toMatchObject([{ next: 1 }, { before: 1, after: 1, right: null }]);
  });

  it.each([
    ['a row that is missing', 'open', staff, { id: 'wall' }, 404],
    ['a move that is not served', 'lock', staff, {}, 501],
    ['the other side', 'knock', staff, {}, 403],
    ['a candidate', 'open', candidate, {}, 403],
    ['another version', 'open', staff, { version: 2 }, 409],
    ['a state that it does not start in', 'shut', staff, { reason: 'wind' }, 409],
  ] as const)('is refused for %s', async (_, name, actor, input, code) => {
    const { make, events } = doorOf();
    expect(await make(name, actor, input)).toBe(code);
    expect(events).toEqual([]);
  });

  it('is refused without its right, of which the product needs none', async () => {
    const { make } = doorOf(0, { may: NOBODY });
    expect(await make('open', staff)).toBe(403);
    expect(await make('open', SYSTEM)).toBe('made');
  });

  it('is refused without its reason, blank ones included', async () => {
    const { make, events } = doorOf(1);
    expect(await make('shut', staff, { reason: '  ' })).toBe(400);
    expect(events).toEqual([]);
  });

  it('is refused by what stands in its way', async () => {
    const { make, events } = doorOf(0, { isJammed: true });
    expect(await make('open', SYSTEM)).toBe(409);
    expect(events).toEqual([]);
  });

  it('that is repeated succeeds and changes nothing, whatever its version', async () => {
    const { make, events } = doorOf(1);
    expect(await make('open', staff, { version: 2 })).toBe('made');
    expect(events).toEqual([]);
  });
});

describe('the moves that somebody may choose from', () => {
  it('are those of the side and the rights, and start in the state', () => {
    const { served } = doorOf();
    expect(movesOf(served, staff)).toEqual(['open', 'shut']);
    expect(movesOf(served, client)).toEqual(['knock']);
    expect(movesOf(doorOf(0, { may: NOBODY }).served, staff)).toEqual(['shut']);
    expect(choicesOf(served, 0, { isJammed: true }, staff)).toEqual([
      { move: 'open', label: 'open', reason: false, blockers: ['jammed'] },
    ]);
    expect(choicesOf(served, 1, { isJammed: false }, staff)).toEqual([
      { move: 'shut', label: 'shut', reason: true, blockers: [] },
    ]);
  });
});
