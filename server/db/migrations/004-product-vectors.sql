-- The sentence vector of a product's words, kept under the hash of those words: a product that comes back unchanged with the
-- next menu needs no new one. 512 numbers of four bytes, little-endian.
create table product_vectors (
  tenant_id uuid not null constraint product_vectors_tenant_fkey references tenants (id) on delete cascade,
  text_hash text not null,
  vector bytea not null,
  constraint product_vectors_pkey primary key (tenant_id, text_hash)
);
select wall_tenant_table('product_vectors');
