import { object } from 'yup';
import { flag, idRef, idText, versionNumber } from '../../schema';
import {
  companyProductDraft,
  type ProductGroup,
  type ProductImpact,
} from '../../entities/products/product';
import type { CompanyProduct } from '../../resources/orders/companyProduct';
import { product, type Product } from '../../resources/products/product';
import { change, read } from '../call';
import { crud, entity } from '../crud';

/** Products that can be ordered. */
export const products = {
  ...crud(product),
  /**
   * The groups of survey items of one product: of the version in force, of an earlier `version`, or
   * of its draft. None before the first publication.
   */
  getGroup: read('/bProductInfo/getGroup')
    .takes(object({ id: idText().required(), version: versionNumber(), draft: flag() }))
    .gives<ProductGroup[]>(),
  /** Puts the draft in force as the next version, which never changes. Not specified. */
  publish: change('/bProductInfo/publish')
    .takes(object({ id: idText().required(), version: versionNumber().required() }))
    .gives<Product>(),
  /** Orders and companies that keep an earlier version. Not specified. */
  getImpact: read('/bProductInfo/getImpact').takes(idRef).gives<ProductImpact>(),
};

/**
 * Products at one company's conditions. `save` and `update` store conditions of its own, and
 * `delete` removes them, so that those of the product apply.
 */
export const companyProducts = crud(
  entity<CompanyProduct>()('aCompanyProduct', companyProductDraft),
);
