import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { brand } from '../../base/brand';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  min-height: 100dvh;
  background: ${tokens.color.surface};

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.aside`
  display: grid;
  align-content: space-between;
  gap: ${tokens.space.xxl};
  padding: calc(2 * ${tokens.space.xl});
  color: ${brand.onInk};
  background: ${brand.ink};

  @media (width < 900px) {
    display: none;
  }
`;

export const Main = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  padding: ${tokens.space.lg};
`;

export const Preferences = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space.lg};
  align-content: start;
  width: min(100%, ${tokens.width.md});
  margin: 0 auto;
  padding-block: 14vh ${tokens.space.xl};

  h1 {
    margin: 0;
    font: ${tokens.font.display};
  }
`;

export const Links = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.md};
`;

export const SmallBrand = styled.div`
  display: none;
  align-items: center;
  gap: ${tokens.space.sm};
  color: ${tokens.color.textMuted};

  img {
    width: ${tokens.size.glyph};
    height: ${tokens.size.glyph};
  }

  @media (width < 900px) {
    display: flex;
  }
`;
