import { styled } from 'styled-components';
import { controlBox } from '../internal/styles/controlBox';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

export const Root = styled.nav`
  min-width: 0;
  container-type: inline-size;
  color: ${tokens.color.text};
  font: ${tokens.font.table};
  font-variant-numeric: tabular-nums;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.md};
`;

export const Total = styled.span`
  margin-inline-end: auto;
  color: ${tokens.color.textMuted};
  white-space: nowrap;
`;

export const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xxs};
`;

export const Page = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: ${tokens.size.controlSmall};
  height: ${tokens.size.controlSmall};
  padding: 0 ${tokens.space.xs};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: none;
  font: inherit;
  font-variant-numeric: inherit;
  cursor: pointer;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &:hover {
    background: ${tokens.color.surfaceSunken};
  }

  &[aria-current='page'] {
    border-color: ${tokens.color.accentSolid};
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.strong};
  }

  &:is(:disabled, [aria-disabled='true']) {
    color: ${tokens.color.textFaint};
    background: none;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-current='page'] {
      border: ${tokens.line.thick} solid Highlight;
    }

    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }

  &[aria-current='page']:disabled {
    border-color: ${tokens.color.border};
  }

  @media (pointer: coarse) {
    min-width: ${tokens.size.controlLarge};
    height: ${tokens.size.controlLarge};
  }
`;

export const Numbers = styled.ol`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;

  @container (max-width: 559px) {
    display: none;
  }
`;

export const Gap = styled.li`
  min-width: ${tokens.size.controlSmall};
  color: ${tokens.color.textFaint};
  text-align: center;
`;

/* Replaces the page numbers where there is no space for them. */
export const Position = styled.span`
  position: relative;
  display: none;
  padding-inline: ${tokens.space.sm};
  white-space: nowrap;

  @container (max-width: 559px) {
    display: inline;
  }
`;

export const LoadingLine = styled.span`
  position: absolute;
  inset-block-end: ${tokens.space.xxs};
  inset-inline: ${tokens.space.xs};
  height: ${tokens.line.thick};
  overflow: hidden;

  /* A static line would look like an underline. */
  @media (prefers-reduced-motion: reduce) {
    height: 0;
    overflow: visible;
    border-block-end: ${tokens.line.thick} dotted ${tokens.color.accentText};

    & > * {
      display: none;
    }
  }
`;

export const Size = styled.div`
  width: calc(${tokens.width.xxxs} + ${tokens.space.md});

  & button {
    height: ${tokens.size.controlSmall};
    font: ${tokens.font.table};
  }

  @media (pointer: coarse) {
    & button {
      height: ${tokens.size.controlLarge};
    }
  }
`;

export const Jump = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  white-space: nowrap;

  @container (max-width: 719px) {
    display: none;
  }
`;

export const JumpInput = styled.input`
  ${controlBox}
  width: calc(${tokens.size.bar} + ${tokens.space.xs});
  height: ${tokens.size.controlSmall};
  font: ${tokens.font.table};
  text-align: center;
`;
