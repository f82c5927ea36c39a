import { fitScale, MARGIN, type Size } from './zoom';

/** Position of the panel: right of the pictures, or below them. */
export type PanelPlacement = 'beside' | 'below';

/** Layout of the screen of one picture. */
export interface ScreenLayout {
  placement: PanelPlacement;
  /** Height of the panel in CSS pixels, where it is below. */
  panelHeight: number;
}

/** Sizes in CSS pixels that the layout depends on. */
export interface ScreenSize extends Size {
  /** Height of everything above and below the pictures. */
  bars: number;
  /** Width of the panel beside the pictures. */
  panelWidth: number;
}

/** The least height in which every section of the panel shows something. */
const LOWEST_PANEL = 220;
/** Line above each picture. */
const CAPTION = 28;
/** The pictures keep this part of the height, to be zoomed into. */
const STAGE_SHARE = 0.45;
/** So much larger must pictures be for the panel to change its place. */
const WORTH = 1.1;

/**
 * Returns where the panel goes: below wide and low pictures, which would be small and amid empty
 * space beside it, and with the height that they leave.
 */
export function layoutOf(screen: ScreenSize, sheet: Size, isPair: boolean): ScreenLayout {
  const room = Math.max(1, screen.height - screen.bars);
  const beside = { width: screen.width - screen.panelWidth, height: room };
  const below = { width: screen.width, height: room - LOWEST_PANEL };
  const scale = scaleIn(below, sheet, isPair);
  if (below.height < LOWEST_PANEL || scale < WORTH * scaleIn(beside, sheet, isPair))
    return { placement: 'beside', panelHeight: 0 };
  const needed = (sheet.height * scale + 2 * MARGIN + CAPTION) * (isPair ? 2 : 1);
  const stage = Math.min(below.height, Math.max(needed, STAGE_SHARE * room));
  return { placement: 'below', panelHeight: Math.floor(room - stage) };
}

/** The scale of a picture, or of two side by side or one below the other. */
function scaleIn({ width, height }: Size, sheet: Size, isPair: boolean): number {
  const captioned = { width, height: height - CAPTION };
  if (!isPair) return fitScale(captioned, sheet);
  return Math.max(
    fitScale({ ...captioned, width: width / 2 }, sheet),
    fitScale({ width, height: height / 2 - CAPTION }, sheet),
  );
}
