import './landing.css'
import { offerDemo } from './live-demo.ts'
import { offerThemes } from './theme-button.ts'
import { offerWaitlist } from './waitlist.ts'

// The page stands as HTML; this only makes its buttons work.
offerThemes()
offerWaitlist()
offerDemo()
