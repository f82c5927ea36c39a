import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Brand = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.sm};
  height: calc(${tokens.size.tile} + ${tokens.space.xl});
  padding: 0 ${tokens.space.lg};
  overflow: hidden;
  white-space: nowrap;

  img {
    flex: none;
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
  }

  strong {
    font: ${tokens.font.title};
  }

  span {
    overflow: hidden;
    font: ${tokens.font.small};
    text-overflow: ellipsis;
  }
`;

export const Person = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.sm};
  margin: 0 ${tokens.space.sm} ${tokens.space.sm};
  padding: ${tokens.space.sm};
  border-radius: ${tokens.radius.md};
  background: ${tokens.nav.surfaceHover};
  overflow: hidden;

  &[data-collapsed] {
    margin-inline: 0;
    padding-inline: ${tokens.space.md};
    background: none;
  }

  &[data-inside-drawer] {
    margin-block-start: ${tokens.space.sm};
  }
`;

/** The ring sets the avatar off from the card, whose surface is about as light. */
export const Picture = styled.span`
  display: grid;
  flex: none;
  border-radius: 50%;
  box-shadow: 0 0 0 ${tokens.line.thick} ${tokens.nav.surface};
`;

export const PersonText = styled.div`
  min-width: 0;
  line-height: ${tokens.size.iconLarge};
`;

export const Name = styled.span`
  display: block;
  overflow: hidden;
  font-weight: ${tokens.font.strong};
  text-overflow: ellipsis;
  white-space: nowrap;

  &:focus-visible {
    border-radius: ${tokens.radius.sm};
    outline: ${tokens.line.thick} solid currentcolor;
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

export const Faint = styled.span`
  display: block;
  overflow: hidden;
  font: ${tokens.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Manager = styled.section`
  flex: none;
  margin: 0 ${tokens.space.lg} ${tokens.space.lg};
  padding-block-start: ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.nav.border};

  h2 {
    margin: 0 0 ${tokens.space.xs};
    font: ${tokens.font.small};
  }

  a {
    display: block;
    padding-block: ${tokens.space.xxs};
    overflow: hidden;
    color: inherit;
    font: ${tokens.font.table};
    text-overflow: ellipsis;
  }
`;
