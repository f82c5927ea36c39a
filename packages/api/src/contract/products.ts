import { changesOf, idRef, type Changes } from '../entities/fields';
import {
  companyProductDraft,
  productDraft,
  type CompanyProduct,
  type CompanyProductDraft,
  type Product,
  type ProductDraft,
  type ProductGroup,
} from '../entities/product';
import { post } from './call';
import { crud } from './crud';

/** What can be ordered. */
export const products = {
  ...crud<Product, ProductDraft, Changes<ProductDraft>>('bProductInfo', productDraft, {
    changes: changesOf(productDraft),
  }),
  /** The groups of survey items of one product. */
  getGroup: post('/bProductInfo/getGroup').takes(idRef).gives<ProductGroup[]>(),
};

/** Products at one company's conditions. */
export const companyProducts = crud<
  CompanyProduct,
  CompanyProductDraft,
  Changes<CompanyProductDraft>
>('aCompanyProduct', companyProductDraft, {
  changes: changesOf(companyProductDraft),
});
