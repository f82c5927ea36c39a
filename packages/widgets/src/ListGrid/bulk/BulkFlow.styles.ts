import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  &:focus {
    outline: none;
  }
`;

export const Summary = styled.p`
  margin: 0;
  color: ${tokens.color.text};
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
`;

export const Failures = styled.p`
  margin: 0;
  color: ${tokens.color.dangerText};
  font-variant-numeric: tabular-nums;
`;

export const Names = styled.ul`
  display: grid;
  gap: ${tokens.space.xxs};
  max-height: ${tokens.width.xxs};
  margin: 0;
  padding: 0;
  overflow: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  font-variant-numeric: tabular-nums;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Sets the colours of the confirm button, which must look destructive before it is hovered. */
export const Confirm = styled.span`
  display: contents;

  &[data-tone='danger'] {
    --mj-button-bg: ${tokens.color.danger};
    --mj-button-fg: ${tokens.color.onAccent};
  }

  &[data-tone='danger']:hover {
    --mj-button-bg: ${tokens.color.dangerHover};
  }

  &:has([aria-disabled='true']) {
    --mj-button-bg: initial;
    --mj-button-fg: initial;
  }
`;

export const Late = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  align-items: center;
  justify-content: center;
`;
