/**
 * Installs the steps of a form or a picker in the page, and the wait until it is idle: `pause` is
 * in milliseconds, longer than the transitions of what is measured.
 */
export function inSteps(pause) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const settle = async () => {
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, pause));
    await frame();
  };
  const acts = {
    mount: () => window.contestant.mount(document.querySelector('#host')),
    async type(text) {
      for (const letter of text) {
        window.contestant.type(letter);
        await frame();
      }
    },
  };
  Object.assign(window, {
    settle,
    act: async (name, argument) => {
      await (acts[name] ?? window.contestant[name])(argument);
      await settle();
      return {};
    },
  });
}
