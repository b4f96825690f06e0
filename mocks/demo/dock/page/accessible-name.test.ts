// @vitest-environment jsdom
import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { expect, it } from 'vitest'
import { nameOf, roleOf } from './accessible-name.ts'

it.each([
  '<button data-it>Send <b>£25.50</b></button>',
  '<button data-it aria-label="Close"><svg aria-hidden="true"><title>x</title></svg></button>',
  '<button data-it><span aria-hidden="true">£</span><span>Pay</span><div>by SEPA</div></button>',
  '<a data-it href="/cards"><span>Cards</span><span style="display:none">hidden</span></a>',
  '<li data-it role="option"><div>Tom Okafor</div><div>GB29 · Faster Payments</div></li>',
  '<label for="a">Amount</label><input data-it id="a">',
  '<label>I agree to the <a href="/terms">Terms</a><input data-it type="checkbox"></label>',
  '<span id="r">SEPA</span><input data-it type="radio" aria-labelledby="r">',
  '<label for="s">Currency</label><select data-it id="s"><option>GBP</option></select>',
  '<input data-it type="search" aria-label="Search payments">',
  '<textarea data-it title="Note"></textarea>',
  '<h2 data-it>Live <em>rates</em></h2>',
  '<span id="x">First</span><span id="y">second</span><button data-it aria-labelledby="x y">No</button>',
])('the role and name of %s are those of the standard', (html) => {
  document.body.innerHTML = html
  const element = document.querySelector('[data-it]') ?? document.body
  expect({ role: roleOf(element), name: nameOf(element) }).toEqual({
    role: getRole(element),
    name: computeAccessibleName(element),
  })
})
