import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The button in the box of the field. */
export const Trigger = styled.button`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  height: 100%;
  padding: 0 ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.md};
  color: inherit;
  background: transparent;
  font: inherit;
  text-align: start;
  outline: none;
  cursor: pointer;

  &[aria-readonly] {
    cursor: default;
  }

  &:disabled {
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    font-size: ${tokens.size.touchText};
  }
`;

export const Arrow = styled.span`
  display: flex;
  flex: none;
  justify-content: center;
  width: ${tokens.size.icon};
  color: ${tokens.color.textMuted};

  :disabled > & {
    color: inherit;
  }
`;

/** The value. The names above a region truncate before its own. */
export const Value = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;

  &[data-empty] {
    color: ${tokens.color.textFaint};
  }

  :is([aria-readonly], [aria-busy]) &[data-empty] {
    color: ${tokens.color.textMuted};
  }
`;

export const Above = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  text-overflow: ellipsis;

  :disabled & {
    color: inherit;
  }
`;

export const Separator = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};

  :disabled & {
    color: inherit;
  }
`;

export const Name = styled.span`
  flex: 0 0 auto;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;

  ${Separator} + & {
    max-width: 75%;
  }
`;
