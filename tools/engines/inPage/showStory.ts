/** Problems of one story, and the messages that it declares as its own. */
export interface ShownStory {
  problems: string[];
  /** Texts of `parameters.expectedErrors`. */
  expected: string[];
}

declare global {
  interface Window {
    /** Shows a story of the loaded Storybook and resolves when its play function has ended. */
    showStory(story: string, patience: number): Promise<ShownStory>;
  }
}

/**
 * Installs `showStory`. It is sent as text after `recordProblems`, so it uses nothing from outside
 * itself.
 */
export function installShowStory(): void {
  interface Channel {
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: unknown): void;
  }
  interface Store {
    loadStory(story: {
      storyId: string;
    }): Promise<{ parameters: { expectedErrors?: readonly string[] } }>;
    userGlobals: { update(globals: object): void };
  }
  const page = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: Store };
  };
  const sleep = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  const messageOf = (error: unknown) => {
    const { message, description } = (error ?? {}) as { message?: string; description?: string };
    return message ?? description ?? String(error);
  };

  const readStorybook = async () => {
    for (;;) {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      const store = page.__STORYBOOK_PREVIEW__?.storyStoreValue;
      if (channel && store) return { channel, store };
      await sleep(20);
    }
  };

  /** Emits the story and resolves to its error messages once it was rendered and played. */
  const render = (channel: Channel, story: string, patience: number) =>
    new Promise<string[]>((resolve) => {
      const found: string[] = [];
      const add = (error: unknown) => found.push(messageOf(error));
      const finish = () => {
        clearTimeout(timer);
        for (const [event, listener] of listeners) channel.off(event, listener);
        resolve(found);
      };
      const timer = setTimeout(() => {
        found.push(`The story did not come to an end in ${patience / 1000} s.`);
        finish();
      }, patience);
      const listeners: [string, (payload: never) => void][] = [
        [
          'storyRenderPhaseChanged',
          ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
            if (storyId !== story) return;
            if (newPhase === 'finished') finish();
            // The error itself is emitted after the phase.
            else if (newPhase === 'errored') setTimeout(finish, 20);
          },
        ],
        ['playFunctionThrewException', add],
        ['unhandledErrorsWhilePlaying', (errors: unknown[]) => errors.forEach(add)],
        ['storyThrewException', add],
        ['storyErrored', add],
        [
          'storyMissing',
          () => {
            add('There is no such story.');
            finish();
          },
        ],
      ];
      for (const [event, listener] of listeners) channel.on(event, listener);
      channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
    });

  window.showStory = async (story, patience) => {
    const { channel, store } = await readStorybook();
    localStorage.clear();
    sessionStorage.clear();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    const expected = await store.loadStory({ storyId: story }).then(
      ({ parameters }) => [...(parameters.expectedErrors ?? [])],
      () => [],
    );
    // The visual gate runs axe; here it would only take time.
    store.userGlobals.update({ a11y: { manual: true } });
    const errors = await render(channel, story, patience);
    const found = errors.map((error) => `story error: ${error}`);
    await sleep(60);
    const { classList } = document.body;
    if (classList.contains('sb-show-errordisplay')) {
      const text = document.querySelector('#error-message')?.textContent ?? '';
      found.push(`error display: ${text.trim()}`);
    } else if (!classList.contains('sb-show-main'))
      found.push(`The page shows no story (${document.body.className}).`);
    // Storybook writes the error of a story to the console as well.
    const others = window.engineProblems
      .splice(0)
      .filter((problem) => !errors.some((error) => problem.includes(error)));
    return { problems: [...found, ...others], expected };
  };
}
