import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

/* Variables with --_ are private: the width of the control, after which every text starts. */
export const Root = styled.div`
  --_control: ${tokens.size.icon};
  position: relative;
  min-width: 0;
  max-width: 100%;

  &[data-kind='checkbox'] {
    display: inline-flex;
    flex-direction: column;
  }

  &[data-kind='switch'] {
    --_control: calc(${tokens.size.tile} + ${tokens.space.xs});
  }
`;

export const Row = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  min-width: 0;
  max-width: 100%;
  cursor: pointer;

  &:has(:disabled) {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  &:has([data-loading], [aria-readonly='true']),
  [aria-readonly='true'] & {
    cursor: default;
  }

  @media (pointer: coarse) {
    align-items: center;
    min-height: ${tokens.size.controlLarge};
    padding-block: ${tokens.space.sm};

    &:has(> [data-hidden]) {
      justify-content: center;
      min-width: ${tokens.size.controlLarge};
    }
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

export const Label = styled.span`
  min-width: 0;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Description = styled.div`
  padding-inline-start: calc(var(--_control) + ${tokens.space.sm});
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media (pointer: coarse) {
    ${Row} + & {
      margin-block-start: calc(-1 * ${tokens.space.sm});
    }
  }
`;

export const Message = styled(Description)`
  color: ${tokens.color.dangerText};
`;

/* Takes no space while it is empty: a checkbox with a hidden label is as wide as its box. */
export const Note = styled.div`
  &:has(> :not(:empty)) {
    padding-inline-start: calc(var(--_control) + ${tokens.space.sm});
  }

  @media (pointer: coarse) {
    ${Row} + &:has(> :not(:empty)) {
      margin-block-start: calc(-1 * ${tokens.space.sm});
    }
  }
`;
