CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "visit_counts_day_what_pk" PRIMARY KEY("day","what")
);
--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "purchase_price" integer;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_purchased" ON "orders" USING btree ("purchased_at");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at");