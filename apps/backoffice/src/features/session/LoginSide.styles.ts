import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { brand } from '../../base/brand';

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
