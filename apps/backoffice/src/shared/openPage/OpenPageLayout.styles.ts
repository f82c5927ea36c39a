import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  background: ${tokens.color.page};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.bar};
  padding-inline: ${tokens.space.lg} ${tokens.space.sm};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & > img {
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
  }

  & > strong {
    font: ${tokens.font.title};
  }

  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.table};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.width.xxl});
  align-content: start;
  justify-content: center;
  gap: ${tokens.space.lg};
  padding: ${tokens.space.lg};

  @media (width >= 600px) {
    padding-block: calc(2 * ${tokens.space.xl});
  }

  & h1 {
    margin: 0;
    font: ${tokens.font.heading};
  }
`;
