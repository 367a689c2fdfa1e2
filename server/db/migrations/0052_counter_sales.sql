CREATE TABLE "counter_sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"amount" integer NOT NULL,
	"vat_scheme" text NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"sold_by" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text,
	CONSTRAINT "counter_sales_pieces" CHECK ("counter_sales"."pieces" > 0),
	CONSTRAINT "counter_sales_amount" CHECK ("counter_sales"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "counter_sales" ADD CONSTRAINT "counter_sales_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counter_sales_part" ON "counter_sales" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "counter_sales_sold" ON "counter_sales" USING btree ("sold_at");--> statement-breakpoint
CREATE INDEX "counter_sales_taken_back" ON "counter_sales" USING btree ("taken_back_at") WHERE "counter_sales"."taken_back_at" is not null;