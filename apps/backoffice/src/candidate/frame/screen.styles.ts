import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Parts of a card, one below the other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

/** Buttons of a screen, each as wide as the column on a phone. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.width.xxs}), 1fr));
  gap: ${tokens.space.md};

  & > button {
    height: auto;
    min-height: ${tokens.size.controlLarge};
    padding-block: ${tokens.space.xs};
    white-space: normal;
  }
`;

/** Muted text below something. */
export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

/** Plain list without marks. */
export const List = styled.ul`
  display: grid;
  gap: ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Names, one below the other, in the value of a description. */
export const Names = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space.lg};
`;
