import { useLayoutEffect, useState, type RefObject } from 'react';
import { layoutOf, type ScreenLayout } from '../model/layout';
import type { Pair } from '../model/pair';

const BESIDE: ScreenLayout = { placement: 'beside', panelHeight: 0 };

/** Width of the panel beside the pictures in most windows, in CSS pixels. */
const PANEL = 328;

/** Measured parts of the screen of one picture. */
export interface LayoutRefs {
  screen: RefObject<HTMLDivElement | null>;
  stage: RefObject<HTMLDivElement | null>;
  decide: RefObject<HTMLDivElement | null>;
}

/** Returns the place of the panel for these pictures in this window. */
export function useLayout(
  { screen: screenRef, stage: stageRef, decide: decideRef }: LayoutRefs,
  pair: Pair | null,
): ScreenLayout {
  const [layout, setLayout] = useState(BESIDE);
  const { width = 1, height = 1 } = pair?.size ?? {};
  const isPair = pair !== null && pair.left !== null && pair.right !== null;

  useLayoutEffect(() => {
    const screen = screenRef.current;
    const stage = stageRef.current;
    if (!screen || !stage) return;
    const measure = () => {
      const viewer = stage.parentElement!;
      const size = {
        width: screen.clientWidth,
        height: screen.clientHeight,
        bars: viewer.clientHeight - stage.clientHeight + (decideRef.current?.offsetHeight ?? 0),
        panelWidth: PANEL,
      };
      setLayout((before) => {
        const next = layoutOf(size, { width, height }, isPair);
        const isSame =
          next.placement === before.placement && next.panelHeight === before.panelHeight;
        return isSame ? before : next;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [screen, stage.parentElement!]) observer.observe(element);
    return () => observer.disconnect();
  }, [screenRef, stageRef, decideRef, width, height, isPair]);
  return layout;
}
