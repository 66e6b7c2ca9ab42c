/** The cheapest call that tells whose shop it is and what the token may read. */
export const CHECK_QUERY = `{
  shop { name }
  currentAppInstallation { accessScopes { handle } }
}`

export const PRODUCTS_QUERY = `query Products($first: Int!, $after: String, $query: String) {
  productsCount(query: $query) { count }
  products(first: $first, after: $after, query: $query, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id title status vendor productType tags descriptionHtml onlineStoreUrl
      featuredMedia { preview { image { url } } }
      metafields(first: 20) { nodes { key value } }
      variants(first: 50) {
        nodes { id title price compareAtPrice sku inventoryQuantity availableForSale }
      }
    }
  }
}`

export const ORDERS_QUERY = `query Orders($first: Int!, $after: String, $query: String) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id name createdAt cancelledAt displayFinancialStatus test currencyCode taxesIncluded
      customAttributes { key value }
      totalDiscountsSet { shopMoney { amount } }
      totalTaxSet { shopMoney { amount } }
      lineItems(first: 100) {
        nodes {
          title quantity currentQuantity sku
          product { id variantsCount { count } }
          variant { id }
          originalUnitPriceSet { shopMoney { amount } }
        }
      }
    }
  }
}`

/** The number at the end of a global id. */
export function idOf(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1)
}
