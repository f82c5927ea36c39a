/** Returns handlers that each call the caller's handler of the same name first. */
export function chainHandlers<Handlers extends object>(
  handlers: Partial<Record<keyof Handlers, unknown>>,
  others: Handlers,
): Handlers {
  const names = Object.keys(others) as (keyof Handlers)[];
  const chained = names.map((name) => [
    name,
    (event: unknown) => {
      call(handlers[name], event);
      call(others[name], event);
    },
  ]);
  return Object.fromEntries(chained) as Handlers;
}

function call(handler: unknown, event: unknown) {
  if (typeof handler === 'function') handler(event);
}
