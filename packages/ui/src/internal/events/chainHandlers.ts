/** Returns handlers that each call the caller's handler of the same name first. */
export function chainHandlers<Handlers extends object>(
  own: Partial<Record<keyof Handlers, unknown>>,
  added: Handlers,
): Handlers {
  const names = Object.keys(added) as (keyof Handlers)[];
  const chained = names.map((name) => [
    name,
    (event: unknown) => {
      call(own[name], event);
      call(added[name], event);
    },
  ]);
  return Object.fromEntries(chained) as Handlers;
}

function call(handler: unknown, event: unknown) {
  if (typeof handler === 'function') handler(event);
}
