import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

export const Root = styled.section`
  display: flex;
  gap: ${tokens.space.sm};
  min-width: 0;
  padding-block: ${tokens.space.md};
  padding-inline: ${tokens.space.md} ${tokens.space.lg};
  border: ${tokens.line.thin} solid
    color-mix(in srgb, ${tokens.color.danger} 40%, ${tokens.color.surface});
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${tokens.color.dangerSoft};
  font: ${tokens.font.body};
  ${focusRing}

  /* Focus moves here after a failed attempt, with the mouse too, so it needs a visible ring. */
  &:focus {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }

  & > [data-part='words'] {
    flex: 1;
    min-width: 0;
  }

  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${tokens.space.xs};
    margin: ${tokens.space.xs} 0 0;
    padding: 0;
    list-style: none;
  }

  & li {
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  & a {
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.dangerText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & a:hover {
    color: ${tokens.color.text};
  }

  & a:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }

  @media (pointer: coarse) {
    & ul {
      gap: 0;
    }

    & a {
      display: inline-flex;
      align-items: center;
      min-height: ${tokens.size.touch};
    }
  }
`;

export const Picture = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  height: 1lh;
  color: ${tokens.color.dangerText};
`;

export const Title = styled.h2`
  margin: 0;
  font: inherit;
  font-weight: ${tokens.font.strong};
`;
