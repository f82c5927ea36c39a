import { focusRing, tokens } from '@mingjian/ui';
import { css } from 'styled-components';

const RIM = `(${tokens.line.thin} + ${tokens.space.xxs})`;
const THUMB = `calc(${tokens.size.iconLarge} - 2 * ${RIM})`;
const TRAVEL = `calc(${tokens.size.tile} + ${tokens.space.xs} - ${tokens.size.iconLarge})`;

const check = css`
  & [data-part='check'] {
    position: relative;
    display: block;
    box-sizing: border-box;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    margin: 0 auto;
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
    appearance: none;
    cursor: pointer;
    ${focusRing}
  }

  & [data-part='check']:hover {
    border-color: ${tokens.color.accentSolid};
  }

  & [data-part='check']:is(:checked, :indeterminate) {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.accentSolid};
  }

  /* The tick is always rendered and only hidden, so selecting a page causes no layout. */
  & [data-part='check']::after {
    position: absolute;
    inset-block-start: ${tokens.line.thin};
    inset-inline: 0;
    box-sizing: border-box;
    width: ${tokens.space.xs};
    height: ${tokens.size.dot};
    margin-inline: auto;
    border: solid ${tokens.color.onAccent};
    border-width: 0 ${tokens.line.thick} ${tokens.line.thick} 0;
    rotate: 42deg;
    visibility: hidden;
    content: '';
  }

  & [data-part='check']:checked::after {
    visibility: visible;
  }

  & [data-part='check']:indeterminate::after {
    inset: 0;
    width: ${tokens.size.dot};
    height: 0;
    margin: auto;
    border-width: 0 0 ${tokens.line.thick};
    rotate: 0deg;
    visibility: visible;
  }

  @media (forced-colors: active) {
    & [data-part='check'] {
      appearance: auto;
    }

    & [data-part='check']::after {
      display: none;
    }
  }
`;

const toggle = css`
  & [data-part='switch'] {
    display: block;
    box-sizing: border-box;
    width: calc(${tokens.size.tile} + ${tokens.space.xs});
    height: ${tokens.size.iconLarge};
    margin: 0;
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.surfaceSunken};
    appearance: none;
    cursor: pointer;
    ${focusRing}
  }

  & [data-align='center'] > :is([data-part='switch'], [data-part='image']) {
    margin-inline: auto;
  }

  & [data-part='switch']::before {
    display: block;
    box-sizing: border-box;
    width: ${THUMB};
    height: ${THUMB};
    margin: ${tokens.space.xxs};
    border-radius: 50%;
    background: ${tokens.color.textFaint};
    content: '';
  }

  & [data-part='switch']:hover {
    border-color: ${tokens.color.accentSolid};
  }

  & [data-part='switch']:checked {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.accentSolid};
  }

  & [data-part='switch']:checked::before {
    background: ${tokens.color.onAccent};
    translate: ${TRAVEL} 0;
  }

  & [data-part='switch']:checked:dir(rtl)::before {
    translate: calc(-1 * ${TRAVEL}) 0;
  }

  & [data-part='switch'][aria-busy='true'] {
    cursor: progress;
  }

  & [data-part='switch'][aria-busy='true']::before {
    border: ${tokens.line.thick} dotted ${tokens.color.accentText};
    background: ${tokens.color.surface};
  }

  & [data-part='switch']:disabled {
    border-color: ${tokens.color.border};
    cursor: not-allowed;
  }

  & [data-part='switch']:disabled:checked {
    background: ${tokens.color.borderStrong};
  }

  @media (forced-colors: active) {
    & [data-part='switch']::before {
      background: ButtonText;
      forced-color-adjust: none;
    }

    & [data-part='switch']:checked {
      background: Highlight;
      forced-color-adjust: none;
    }

    & [data-part='switch']:checked::before {
      background: HighlightText;
    }
  }
`;

const action = css`
  & [data-part='action'] {
    flex: none;
    min-height: ${tokens.size.controlSmall};
    padding: 0 ${tokens.space.xs};
    border: 0;
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.accentText};
    background: none;
    font: inherit;
    cursor: pointer;
    ${focusRing}
  }

  & [data-part='action'][data-tone='danger'] {
    color: ${tokens.color.text};
  }

  & [data-part='action']:is(:hover, [aria-expanded='true']) {
    background: ${tokens.color.surfaceSunken};
  }

  & [data-part='action'][data-tone='danger']:hover {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }

  & [data-part='action'][aria-disabled='true'] {
    color: ${tokens.color.textFaint};
    background: none;
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    & [data-part='action'] {
      min-width: ${tokens.size.touch};
      min-height: ${tokens.size.touch};
    }
  }

  @media (forced-colors: active) {
    & [data-part='action'][aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/** Styles of the controls in cells: `Checkbox`, `Switch` and a quiet button as plain elements. */
export const controlStyles = css`
  ${check}
  ${toggle}
  ${action}
`;
