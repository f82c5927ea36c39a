/** What the page says about showing one story. */
export interface Shown {
  /** Why it failed: an error of the story or of its play function. Empty when it is right. */
  problems: string[];
  /** Rules of axe that the story's parameters switch off, with everything else it passes on. */
  axe: { disable?: boolean; config?: { rules?: { id: string; enabled?: boolean }[] } };
}

/** The gate's hand inside the page. */
export interface Driver {
  show(story: string): Promise<Shown>;
  /** Resolves to whether the page came to rest: fonts and images there, animations ended, two frames without a change. */
  settle(window: { width: number; forcedColors: boolean }): Promise<boolean>;
  /** Resolves to the width and height that hold everything that is drawn. */
  extent(): { width: number; height: number };
}

declare global {
  interface Window {
    visualDriver: Driver;
  }
}

/** Settings of the driver; they travel into the page as JSON. */
export interface DriverSettings {
  /** The only moment there is, in milliseconds since 1970. */
  now: number;
  /** Timers of at least so many milliseconds stand still unless a play function runs. */
  longTimer: number;
  /** Milliseconds after which a page that does not come to rest is called restless. */
  patience: number;
}

/**
 * Runs in the page before anything else: stops the clock, seeds chance, holds long timers, and lets the gate show one story after the
 * other. It is sent as text, so it uses nothing from outside itself.
 */
export function installDriver({ now, longTimer, patience }: DriverSettings): void {
  interface Channel {
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: unknown): void;
  }
  interface Render {
    story?: { parameters?: { a11y?: Shown['axe'] } };
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

  // A date that is given stays what it is; the present is always the same. What extends or inspects `Date` finds the real one.
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now] : parts, made) as Date,
    apply: () => new RealDate(now).toString(),
    get: (target, name, self) => (name === 'now' ? () => now : (Reflect.get(target, name, self) as unknown)),
  });

  let seed = 1;
  Math.random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };

  let held = true;
  const waiting = new Map<number, () => void>();
  const realTimeout = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  let nextHeld = 2 ** 30;
  const later = (run: () => void, delay: number): number => {
    const id = nextHeld++;
    const start = () => {
      const real = realTimeout(() => {
        if (held && delay >= longTimer) return void waiting.set(id, start);
        waiting.delete(id);
        cancels.delete(id);
        run();
      }, delay);
      cancels.set(id, real);
    };
    if (held && delay >= longTimer) waiting.set(id, start);
    else start();
    return id;
  };
  const cancels = new Map<number, number>();
  const cancel = (id?: number) => {
    if (id === undefined) return;
    waiting.delete(id);
    const real = cancels.get(id);
    if (real === undefined) return realClear(id);
    cancels.delete(id);
    realClear(real);
  };
  window.setTimeout = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
    typeof run === 'function' ? later(() => run(...values), delay) : 0) as typeof window.setTimeout;
  window.clearTimeout = cancel as typeof window.clearTimeout;
  const hold = (value: boolean) => {
    held = value;
    if (held) return;
    const starts = [...waiting.values()];
    waiting.clear();
    for (const start of starts) start();
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

  const isSeen = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };

  window.visualDriver = {
    async show(story) {
      while (!page.__STORYBOOK_ADDONS_CHANNEL__ || !page.__STORYBOOK_PREVIEW__?.storyStoreValue) await frame();
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      const store = page.__STORYBOOK_PREVIEW__.storyStoreValue;
      const problems: string[] = [];
      const say = (error: unknown) => {
        const { message, description } = (error ?? {}) as { message?: string; description?: string };
        problems.push(message ?? description ?? String(error));
      };

      localStorage.clear();
      sessionStorage.clear();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
      waiting.clear();
      held = true;
      seed = story.split('').reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
      page.showInCell?.({});
      // The add-on for hover and focus keeps a story's states for the next one, and renders a story twice to set its own.
      const { pseudo = {} } = await store.loadStory({ storyId: story }).then(
        ({ parameters }) => parameters,
        () => ({}) as { pseudo?: object },
      );
      const states = Object.entries(pseudo).filter(([name]) => name !== 'rootSelector');
      store.userGlobals.update({ pseudo: states.length > 0 ? Object.fromEntries(states) : false });
      for (const element of [document.body, document.querySelector('#storybook-root')]) {
        element?.classList.remove(...[...element.classList].filter((name) => name.startsWith('pseudo-')));
      }

      await new Promise<void>((resolve) => {
        const heard: [string, (payload: never) => void][] = [
          [
            'storyRenderPhaseChanged',
            ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
              if (storyId !== story) return;
              if (newPhase === 'playing') hold(false);
              else if (newPhase === 'played' || newPhase === 'completing') hold(true);
              else if (newPhase === 'finished') end();
              // What went wrong is told after the phase.
              else if (newPhase === 'errored') realTimeout(end, 20);
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
      hold(true);
      return { problems, axe: page.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.a11y ?? {} };
    },

    async settle({ width, forcedColors }) {
      const begun = performance.now();
      let quiet = 0;
      while (quiet < 2) {
        if (performance.now() > begun + patience) return false;
        mutations = 0;
        const running = endAnimations();
        const images = [...document.images].filter(isSeen);
        await Promise.all(images.filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})));
        await document.fonts.ready;
        await frame();
        const arrived = innerWidth === width && matchMedia('(forced-colors: active)').matches === forcedColors;
        // Short timers and pictures come to their end; what never does is given a second.
        const ended = cancels.size === 0 && images.every(({ complete }) => complete);
        const waited = ended || performance.now() > begun + 1000;
        const still = mutations === 0 && running === 0 && document.fonts.status === 'loaded';
        quiet = arrived && waited && still ? quiet + 1 : 0;
      }
      return true;
    },

    extent() {
      let right = 0;
      let bottom = 0;
      const measure = (element: Element, clipRight: number, clipBottom: number) => {
        const style = getComputedStyle(element);
        if (style.display === 'none' || element.matches('.sb-wrapper')) return;
        const fixed = style.position === 'fixed';
        const box = element.getBoundingClientRect();
        const ends = {
          right: Math.min(box.right, fixed ? innerWidth : clipRight),
          bottom: Math.min(box.bottom, fixed ? innerHeight : clipBottom),
        };
        if (box.width > 0 && box.height > 0) {
          right = Math.max(right, ends.right);
          bottom = Math.max(bottom, ends.bottom);
        }
        // What an element cuts off is not in the picture: rows of a long list lie there or not, by chance.
        const cuts = style.overflow !== 'visible' && style.display !== 'contents';
        const clip = cuts ? ends : { right: fixed ? innerWidth : clipRight, bottom: fixed ? innerHeight : clipBottom };
        for (const child of element.children) measure(child, clip.right, clip.bottom);
      };
      for (const child of document.body.children) measure(child, innerWidth, innerHeight);
      // Shadows and focus rings reach beyond their boxes.
      const round = (value: number, most: number) => Math.min(most, Math.ceil((Math.max(0, value) + 24) / 8) * 8);
      return { width: round(right, innerWidth), height: round(bottom, innerHeight) };
    },
  };
}
