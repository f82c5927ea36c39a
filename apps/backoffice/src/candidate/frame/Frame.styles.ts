import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { brand } from '../../base/brand';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  background: ${tokens.color.page};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  overflow-wrap: anywhere;
`;

/* The firm's ink, in both modes. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.width.xxl});
  justify-content: center;
  gap: ${tokens.space.lg};
  padding: ${tokens.space.sm} ${tokens.space.lg} ${tokens.space.lg};
  background: ${brand.ink};
  color: ${brand.onInk};

  h1 {
    margin: 0;
    color: inherit;
    font: ${tokens.font.heading};
  }

  /* It takes focus to be read, and is nothing that can be used. */
  h1:focus {
    outline: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.touch};

  & > img {
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
  }

  & > span {
    flex: 1;
    min-width: 0;
    color: ${brand.onInkMuted};
    font: ${tokens.font.table};
  }
`;

export const LanguageButton = styled.button`
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  border: 0;
  border-radius: ${tokens.radius.md};
  color: inherit;
  background: transparent;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${brand.onInk};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

export const Title = styled.div`
  display: grid;
  gap: ${tokens.space.xs};

  & > p {
    margin: 0;
    color: ${brand.onInkMuted};
  }
`;

/* A quiet line of the steps: those that are done and the present one are filled. */
export const Line = styled.div`
  display: flex;
  gap: ${tokens.space.xs};

  & > i {
    flex: 1;
    height: ${tokens.space.xs};
    border-radius: ${tokens.radius.pill};
    background: ${brand.onInkMuted};
    opacity: 0.35;
  }

  & > i[data-reached] {
    background: ${brand.onInk};
    opacity: 1;
  }

  @media (forced-colors: active) {
    & > i {
      border: ${tokens.line.thin} solid;
    }
  }
`;

export const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.width.xxl});
  align-content: start;
  justify-content: center;
  gap: ${tokens.space.lg};
  padding: ${tokens.space.lg};
`;

export const Foot = styled.footer`
  display: flex;
  justify-content: center;
  padding: ${tokens.space.sm} ${tokens.space.lg} ${tokens.space.xl};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
    color: ${tokens.color.textMuted};
  }
`;
