/** Installs the steps of a picker in the page, and the wait until it is idle. */
export function inPicker() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const settle = async () => {
    await frame();
    await frame();
    // Longer than the peers' transitions.
    await new Promise((resolve) => setTimeout(resolve, 400));
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
