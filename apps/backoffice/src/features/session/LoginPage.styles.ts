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

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.md};
  font: ${tokens.font.display};

  img {
    width: ${tokens.size.touch};
    height: ${tokens.size.touch};
  }

  small {
    display: block;
    font: ${tokens.font.table};
  }
`;

export const Promise = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  max-width: ${tokens.width.xxl};

  img {
    width: min(100%, ${tokens.width.md});
    aspect-ratio: 3 / 2;
    margin-block-end: ${tokens.space.lg};
  }

  h2,
  p {
    margin: 0;
    word-break: keep-all;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  h2 {
    font: ${tokens.font.display};
  }

  p {
    color: ${brand.onInkMuted};
  }

  @media (height < 720px) {
    img {
      display: none;
    }
  }
`;

export const StepList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm} ${tokens.space.xl};
  margin: 0;
  padding: 0;
  color: ${brand.onInkMuted};
  font: ${tokens.font.table};
  list-style: none;
  counter-reset: step;

  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.sm};
    counter-increment: step;
  }

  li::before {
    display: grid;
    place-items: center;
    width: ${tokens.size.iconLarge};
    height: ${tokens.size.iconLarge};
    border: ${tokens.line.thin} solid currentcolor;
    border-radius: 50%;
    font: ${tokens.font.small};
    content: counter(step);
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
