/** @jsxImportSource preact */
import { render } from 'preact'
import { ShopPage } from './shop-page.tsx'

const root = document.querySelector('#shop')
if (root) render(<ShopPage />, root)
