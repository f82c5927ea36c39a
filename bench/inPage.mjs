/** Installs the steps of the bench in the page, and the wait until it is idle. */
export function inPage() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Long enough for grids that render in batches. */
  const settle = async () => {
    await frame();
    await frame();
    await pause(120);
    await frame();
  };

  const scrolling = async (far, by, onFrame) => {
    const scroller = window.contestant.scroller();
    scroller.scrollTop = 0;
    await settle();
    for (let top = by; top <= far; top += by) {
      scroller.scrollTop = top;
      await onFrame(await frame());
    }
    await settle();
  };

  /** Returns the milliseconds by the clock from `begun` to the last of the frames that came late. */
  const settledIn = async (begun) => {
    let [last, end] = [begun, begun];
    for (let inTime = 0; inTime < 5; ) {
      const now = await frame();
      const isLate = now - last > 25;
      inTime = isLate ? 0 : inTime + 1;
      if (isLate) end = now;
      last = now;
    }
    return end - begun;
  };

  const acts = {
    async mount(count) {
      const orders = window.orders[count];
      await frame();
      const begun = performance.now();
      window.contestant.mount(document.querySelector('#host'), orders, count > 100);
      return { settled: await settledIn(begun) };
    },
    sort: () => window.contestant.sort(),
    selectAll: () => window.contestant.selectAll(),
    async scroll(far) {
      const times = [];
      await scrolling(far, 200, (time) => times.push(time));
      const frames = times.slice(1).map((time, index) => time - times[index]);
      return {
        frames: frames.length,
        late: frames.filter((time) => time > 17.5).length,
        lost: frames.filter((time) => time > 34).length,
      };
    },
    async blanks(far) {
      let blank = 0;
      await scrolling(far, 400, async () => {
        // Counts what was painted, not what a grid still renders in this frame.
        await pause(0);
        if (window.contestant.facts().isBlank) blank += 1;
      });
      return { blank };
    },
  };

  Object.assign(window, {
    settle,
    act: async (name, argument) => {
      const seen = await acts[name](argument);
      await settle();
      return seen ?? {};
    },
    expected: () => ({
      least: window.least,
      most: window.most,
      first: window.orders[50][0].orderNo,
    }),
    indexOf: (orderNo) => window.orders[10_000].findIndex((order) => order.orderNo === orderNo),
  });
}
