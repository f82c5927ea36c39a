import type { LooksLike } from '../../model/twins';

/** The page's report of showing one story. */
export interface Shown {
  /** Why it failed: an error of the story or of its play function. Empty when it is right. */
  problems: string[];
  /** Errors that the story declares in `parameters.expectedErrors`: parts of their text. */
  expectedErrors: string[];
  /** The sibling that the story declares to equal, `parameters.looksLike`. */
  looksLike: LooksLike | null;
  /** Whether it has a play function. */
  plays: boolean;
  /** Rules of axe that the story's parameters switch off, with everything else it passes on. */
  axe: { disable?: boolean; config?: { rules?: { id: string; enabled?: boolean }[] } };
}

/** The gate's hand inside the page. */
export interface Driver {
  show(story: string): Promise<Shown>;
  /**
   * Resolves to whether the page came to rest: fonts and images there, animations ended, two frames
   * without a change.
   */
  settle(window: { width: number; forcedColors: boolean }): Promise<boolean>;
}

declare global {
  interface Window {
    visualDriver: Driver;
  }
}

/**
 * Runs in the page after the clock and the timers: lets the gate show one story after the other.
 * `patience` is the milliseconds after which a page that does not come to rest is called restless.
 * It is sent as text, so it uses nothing from outside itself.
 */
export function installDriver(patience: number): void {
  interface Channel {
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: unknown): void;
  }
  interface Render {
    story?: {
      playFunction?: unknown;
      parameters?: { a11y?: Shown['axe'] } & Partial<Pick<Shown, 'expectedErrors' | 'looksLike'>>;
    };
  }
  interface Store {
    loadStory(story: { storyId: string }): Promise<{ parameters: { pseudo?: object } }>;
    userGlobals: { update(globals: object): void };
  }
  const page = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: { currentRender?: Render; storyStoreValue?: Store };
    showInCell?: (cell: object) => void;
  };

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let mutations = 0;
  const watch = () =>
    new MutationObserver((records) => (mutations += records.length)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  if (document.documentElement) watch();
  else document.addEventListener('DOMContentLoaded', watch);

  const endAnimations = () => {
    let running = 0;
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'running') continue;
      const endless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (endless) animation.cancel();
      else animation.finish();
      running += 1;
    }
    return running;
  };

  /** Width of the window in which the story's text was shaped. */
  let shapedAt = 0;
  /** Shapes text anew: in a window of another width it keeps its place between two pixels. */
  const shapeText = async () => {
    shapedAt = innerWidth;
    const { style } = document.documentElement;
    style.textRendering = 'geometricPrecision';
    await frame();
    style.textRendering = '';
    await frame();
  };

  const isSeen = (image: HTMLImageElement) => {
    const { bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0;
  };

  window.visualDriver = {
    async show(story) {
      while (!page.__STORYBOOK_ADDONS_CHANNEL__ || !page.__STORYBOOK_PREVIEW__?.storyStoreValue)
        await frame();
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      const store = page.__STORYBOOK_PREVIEW__.storyStoreValue;
      const problems: string[] = [];
      const say = (error: unknown) => {
        const { message, description } = (error ?? {}) as {
          message?: string;
          description?: string;
        };
        problems.push(message ?? description ?? String(error));
      };

      localStorage.clear();
      sessionStorage.clear();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
      window.visualTimers.forget();
      window.visualClock.seed(story);
      page.showInCell?.({});
      // The add-on for hover and focus keeps a story's states for the next one, and renders a story
      // twice to set its own.
      const { pseudo = {} } = await store.loadStory({ storyId: story }).then(
        ({ parameters }) => parameters,
        () => ({}) as { pseudo?: object },
      );
      const states = Object.entries(pseudo).filter(([name]) => name !== 'rootSelector');
      // The gate asks axe itself: the add-on need not do so as well.
      store.userGlobals.update({
        pseudo: states.length > 0 ? Object.fromEntries(states) : false,
        a11y: { manual: true },
      });
      for (const element of [document.body, document.querySelector('#storybook-root')]) {
        element?.classList.remove(
          ...[...element.classList].filter((name) => name.startsWith('pseudo-')),
        );
      }

      await new Promise<void>((resolve) => {
        const heard: [string, (payload: never) => void][] = [
          [
            'storyRenderPhaseChanged',
            ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
              if (storyId !== story) return;
              if (newPhase === 'playing') window.visualTimers.hold(false);
              else if (newPhase === 'played' || newPhase === 'completing')
                window.visualTimers.hold(true);
              else if (newPhase === 'finished') end();
              // What went wrong is told after the phase.
              else if (newPhase === 'errored') window.setTimeout(end, 20);
            },
          ],
          ['playFunctionThrewException', say],
          ['unhandledErrorsWhilePlaying', (errors: unknown[]) => errors.forEach(say)],
          ['storyThrewException', say],
          ['storyErrored', say],
          [
            'storyMissing',
            () => {
              say('There is no such story.');
              end();
            },
          ],
        ];
        const end = () => {
          for (const [event, listener] of heard) channel.off(event, listener);
          resolve();
        };
        for (const [event, listener] of heard) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
      });
      window.visualTimers.hold(true);
      shapedAt = innerWidth;
      const { parameters = {}, playFunction } =
        page.__STORYBOOK_PREVIEW__?.currentRender?.story ?? {};
      const { a11y = {}, expectedErrors = [], looksLike = null } = parameters;
      const plays = playFunction !== undefined;
      return { problems, expectedErrors, looksLike, plays, axe: a11y };
    },

    async settle({ width, forcedColors }) {
      const begun = performance.now();
      let quiet = 0;
      while (quiet < 2) {
        if (performance.now() > begun + patience) return false;
        mutations = 0;
        const running = endAnimations();
        const images = [...document.images].filter(isSeen);
        await Promise.all(
          images.filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})),
        );
        await document.fonts.ready;
        await frame();
        const arrived =
          innerWidth === width && matchMedia('(forced-colors: active)').matches === forcedColors;
        // Short timers and pictures come to their end; what never does is given a second.
        const ended =
          window.visualTimers.pending() === 0 && images.every(({ complete }) => complete);
        const waited = ended || performance.now() > begun + 1000;
        const still = mutations === 0 && running === 0 && document.fonts.status === 'loaded';
        quiet = arrived && waited && still ? quiet + 1 : 0;
        if (quiet === 2 && shapedAt !== innerWidth) {
          await shapeText();
          quiet = 0;
        }
      }
      return true;
    },
  };
}
