import { idRef } from '../../schema';
import {
  companyProductDraft,
  productDraft,
  type Product,
  type ProductGroup,
} from '../../entities/products/product';
import type { CompanyProduct } from '../../resources/orders/companyProduct';
import { read } from '../call';
import { crud, entity } from '../crud';

/** Products that can be ordered. */
export const products = {
  ...crud(entity<Product>()('bProductInfo', productDraft)),
  /** The groups of survey items of one product. */
  getGroup: read('/bProductInfo/getGroup').takes(idRef).gives<ProductGroup[]>(),
};

/** Products at one company's conditions. */
export const companyProducts = crud(
  entity<CompanyProduct>()('aCompanyProduct', companyProductDraft),
);
